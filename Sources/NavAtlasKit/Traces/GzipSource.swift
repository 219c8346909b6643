import CZlib
import Foundation
import NavAtlasTraces

/// What a gzip file holds, inflated block by block; it may have several members, as concatenated files do.
struct GzipSource: ByteSource, ~Copyable {
  private static let inputSize = 1 << 16

  private var base: FileSource
  private let path: String
  /// The library keeps the address, so this stays where it is.
  private let stream: UnsafeMutablePointer<z_stream>
  private let input: UnsafeMutableRawBufferPointer
  private var isInMember = true

  /// Whether bytes begin like a gzip file.
  static func recognises(_ head: [UInt8]) -> Bool { head.starts(with: [0x1F, 0x8B]) }

  /// What can be inflated of the first bytes of a file.
  static func head(_ first: [UInt8], _ path: String, size: Int) throws(Workspace.Failure) -> [UInt8] {
    var source = try GzipSource(FileSource(first), path)
    return (try? source.readBlock(size)) ?? []
  }

  init(_ base: consuming FileSource, _ path: String) throws(Workspace.Failure) {
    self.base = base
    self.path = path
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    input = .allocate(byteCount: Self.inputSize, alignment: 16)
    // 16 more than the largest window: gzip alone, no zlib header.
    let status = inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    if status != Z_OK { throw .unreadable(path, reason: "no memory is left to inflate it") }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    input.deallocate()
  }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Workspace.Failure) -> Int {
    stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(clamping: buffer.count)
    let wanted = stream.pointee.avail_out
    while stream.pointee.avail_out == wanted {
      if stream.pointee.avail_in == 0, try refill() == 0 {
        if isInMember { throw .unreadable(path, reason: "the compressed data ends too early") }
        return 0
      }
      if !isInMember, !beginMember() { return 0 }
      switch inflate(stream, Z_NO_FLUSH) {
      case Z_OK, Z_BUF_ERROR: break
      case Z_STREAM_END: isInMember = false
      default: throw .unreadable(path, reason: "the compressed data is damaged")
      }
    }
    return Int(wanted - stream.pointee.avail_out)
  }

  private mutating func refill() throws(Workspace.Failure) -> Int {
    let count = try base.read(into: input)
    stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(count)
    return count
  }

  /// Begins the next member; false at padding behind the last one, which ends the file.
  private mutating func beginMember() -> Bool {
    guard let next = stream.pointee.next_in, next.pointee != 0 else { return false }
    isInMember = true
    return inflateReset(stream) == Z_OK
  }
}
