extension UnsafeBufferPointer<UInt8> {
  /// True where a word is somewhere in the bytes. O(bytes).
  package func contains(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { contains($0) }
  }

  fileprivate func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: word) }
  }
}

extension String {
  /// True where a word is part of a name, byte by byte: for what is asked at every call. O(bytes).
  package func mentions(_ word: String) -> Bool {
    var (name, word) = (self, word)
    return name.withUTF8 { bytes in word.withUTF8 { bytes.contains($0) } }
  }
}
