/// What tells stored bytes from damaged ones: a digest behind them, which holds only together with the key of the source,
/// so that no other file's facts are taken for these.
enum FactsSeal {
  /// How many bytes a seal has.
  static let size = 8

  static func of(_ content: UnsafeRawBufferPointer) -> UInt64 { BLAKE2b.digest(content)[0] }
}

extension FactsWriter {
  /// All that was written, with a seal at its end; nil where it is nested too deep.
  consuming func sealed(for key: FactsPack.Key) -> [UInt8]? {
    guard var bytes = finished() else { return nil }
    bytes.append(word: bytes.withUnsafeBytes { FactsSeal.of($0) } ^ key[0])
    return bytes
  }
}

extension FactsReader {
  /// What is read of sealed bytes; nil where they are not what was sealed.
  static func value<Value>(
    sealed bytes: UnsafeRawBufferPointer, for key: FactsPack.Key,
    _ read: (inout FactsReader) throws(Damage) -> Value
  ) -> Value? {
    guard bytes.count > FactsSeal.size else { return nil }
    let content = UnsafeRawBufferPointer(rebasing: bytes.dropLast(FactsSeal.size))
    guard bytes.word(at: content.count) == FactsSeal.of(content) ^ key[0] else { return nil }
    do throws(Damage) {
      var reader = try FactsReader(content.assumingMemoryBound(to: UInt8.self))
      let value = try read(&reader)
      return reader.isAtEnd ? value : nil
    } catch {
      return nil
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The eight bytes at a place that is known to have them.
  func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
