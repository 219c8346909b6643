#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
  /// True where a word is somewhere in the bytes. O(bytes).
  package func contains(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { contains($0) }
  }

  fileprivate func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let text = word.baseAddress, !word.isEmpty else { return true }
    guard let base = baseAddress else { return false }
    let rare = word.firstIndex { !Self.frequent.contains($0) } ?? 0
    var start = rare
    while let found = firstIndex(of: word[rare], from: start), found - rare + word.count <= count {
      if memcmp(base + (found - rare), text, word.count) == 0 { return true }
      start = found + 1
    }
    return false
  }

  /// Letters that stand everywhere, so that looking for them finds little else.
  private static let frequent = Array("etaoinsrl ".utf8)

  /// Where a byte is next, at or after an index. O(bytes).
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: found)
  }
}

extension String {
  /// True where a word is part of a name, byte by byte: for what is asked at every call. O(bytes).
  package func mentions(_ word: String) -> Bool {
    var (name, word) = (self, word)
    return name.withUTF8 { bytes in word.withUTF8 { bytes.contains($0) } }
  }
}
