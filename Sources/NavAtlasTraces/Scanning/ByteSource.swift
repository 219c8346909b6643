/// Bytes that come one block after the other: a file, a part of one, a pipe, what a compressed file holds.
public protocol ByteSource: ~Copyable {
  /// What stops the reading.
  associatedtype Failure: Error
  /// Writes the next bytes into a buffer.
  ///
  /// - Returns: how many there were, at least one; 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int
}
