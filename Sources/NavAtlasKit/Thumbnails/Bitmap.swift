import CPNG

/// A picture in memory: red, green, blue and alpha of each pixel, from the top.
struct Bitmap: Sendable {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  /// The most pixels that are read: a phone's screen has about four millions.
  private static let mostPixels = 40_000_000

  /// Reads a PNG; what is wrong with it, in libpng's words.
  init(png: [UInt8]) throws(BitmapError) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png.withUnsafeBytes({ png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count) }) != 0
    else {
      throw BitmapError(image.words)
    }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    (width, height) = (Int(image.width), Int(image.height))
    guard width > 0, height > 0, width * height <= Self.mostPixels else {
      throw BitmapError(
        "it has \(width) × \(height) pixels; \(Self.mostPixels / 1_000_000) millions are the most")
    }
    // The source has to stay where it is until all of it is read, so both steps are one below.
    png_image_free(&image)
    bytes = Array(repeating: 0, count: width * height * 4)
    image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    let isRead = png.withUnsafeBytes { source in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return false
      }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      return bytes.withUnsafeMutableBytes { png_image_finish_read(&image, nil, $0.baseAddress, 0, nil) } != 0
    }
    guard isRead else { throw BitmapError(image.words) }
  }

  private init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = Array(repeating: 0, count: width * height * 4)
  }

  /// The picture with at most so many pixels each way, each the mean of those that it stands for; never larger. O(pixels).
  func fitted(width most: Int, height mostHeight: Int) -> Bitmap {
    let scale = min(1, Double(most) / Double(width), Double(mostHeight) / Double(height))
    guard scale < 1 else { return self }
    var small = Bitmap(
      width: max(1, Int((Double(width) * scale).rounded())),
      height: max(1, Int((Double(height) * scale).rounded())))
    for y in 0..<small.height {
      let rows =
        (y * height / small.height)..<max(y * height / small.height + 1, (y + 1) * height / small.height)
      for x in 0..<small.width {
        let columns =
          (x * width / small.width)..<max(x * width / small.width + 1, (x + 1) * width / small.width)
        small.set(x, y, mean(columns, rows))
      }
    }
    return small
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> (Int, Int, Int, Int) {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let offset = (y * width + x) * 4
        // What is transparent has no say in the colour.
        let weight = Int(bytes[offset + 3])
        red += Int(bytes[offset]) * weight
        green += Int(bytes[offset + 1]) * weight
        blue += Int(bytes[offset + 2]) * weight
        alpha += weight
      }
    }
    guard alpha > 0 else { return (0, 0, 0, 0) }
    return (red / alpha, green / alpha, blue / alpha, alpha / (columns.count * rows.count))
  }

  private mutating func set(_ x: Int, _ y: Int, _ color: (Int, Int, Int, Int)) {
    let offset = (y * width + x) * 4
    bytes[offset] = UInt8(color.0)
    bytes[offset + 1] = UInt8(color.1)
    bytes[offset + 2] = UInt8(color.2)
    bytes[offset + 3] = UInt8(color.3)
  }

  /// The picture as a PNG.
  func png() throws(BitmapError) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(width), png_uint_32(height))
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    defer { png_image_free(&image) }
    var size = png_alloc_size_t(bytes.count + bytes.count / 8 + 4096)
    var output = [UInt8](repeating: 0, count: size)
    let isWritten = bytes.withUnsafeBytes { source in
      output.withUnsafeMutableBytes {
        png_image_write_to_memory(&image, $0.baseAddress, &size, 0, source.baseAddress, 0, nil)
      }
    }
    guard isWritten != 0 else { throw BitmapError(image.words) }
    return Array(output.prefix(size))
  }
}

/// Why a picture cannot be used.
struct BitmapError: Error {
  var words: String

  init(_ words: String) { self.words = words }
}

extension png_image {
  fileprivate var words: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
