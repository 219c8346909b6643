import NavAtlasTraces

/// A log that is read in blocks of a given size.
struct LogBlocks: ByteSource {
  var bytes: ArraySlice<UInt8>
  var size: Int

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Never) -> Int {
    let part = bytes.prefix(min(size, buffer.count))
    buffer.copyBytes(from: part)
    bytes = bytes.dropFirst(part.count)
    return part.count
  }
}
