/// The resolution at which a drawing still makes a bitmap of bearable size.
struct BitmapSize {
  /// Dots per inch.
  var resolution: Double
  /// What to tell the user where the resolution had to be lowered.
  var note: String?

  /// Cairo's limit for a side of a bitmap, less a margin for rounding.
  private static let longestSide = 32_000.0
  /// Below this many dots per inch text is no longer legible.
  private static let legible = 60.0

  /// - Parameters: width and height of the drawing, in points.
  init(width: Double, height: Double, limits: RenderLimits) {
    let inches = (width: width / 72 + 1, height: height / 72 + 1)
    let byArea = (limits.maximumPixels / (inches.width * inches.height)).squareRoot()
    let bySide = Self.longestSide / max(inches.width, inches.height)
    resolution = min(limits.resolution, byArea, bySide)
    guard resolution < limits.resolution else { return }
    resolution = max(1, resolution.rounded(.down))
    let megapixels = Int((limits.maximumPixels / 1_000_000).rounded())
    var note = "the bitmap is drawn at \(Int(resolution)) instead of \(Int(limits.resolution)) dots per inch"
    note += " to stay below \(megapixels) megapixels"
    if resolution < Self.legible {
      note += "; its text is too small to read, SVG or PDF is the better format"
    }
    self.note = note
  }
}
