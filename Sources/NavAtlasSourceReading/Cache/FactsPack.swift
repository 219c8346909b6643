/// How the facts of many files lie in one run of bytes: a head that says where each file's facts are, then the facts.
///
/// The head: a mark, the edition, the number of entries, the entries in the order of their keys, and a seal. Numbers
/// are little-endian and have eight bytes; keys and editions have four of them.
package enum FactsPack {
  package typealias Key = BLAKE2b.Digest

  /// "navfacts".
  private static let mark: UInt64 = 0x7374_6361_6676_616E
  private static let keySize = 32
  private static let fixedSize = 8 + keySize + 8
  private static let entrySize = keySize + 16

  /// Where the facts of each key lie; nil where the bytes are no pack of the edition.
  static func places(in bytes: UnsafeRawBufferPointer, edition: Key) -> [Key: Range<Int>]? {
    guard bytes.count >= fixedSize + FactsSeal.size, bytes.word(at: 0) == mark,
      bytes.key(at: 8) == edition, let count = Int(exactly: bytes.word(at: fixedSize - 8)),
      count <= (bytes.count - fixedSize - FactsSeal.size) / entrySize
    else { return nil }
    let end = fixedSize + count * entrySize
    guard bytes.word(at: end) == FactsSeal.of(UnsafeRawBufferPointer(rebasing: bytes[..<end])) else {
      return nil
    }
    var places: [Key: Range<Int>] = [:]
    places.reserveCapacity(count)
    for place in stride(from: fixedSize, to: end, by: entrySize) {
      guard let start = Int(exactly: bytes.word(at: place + keySize)),
        let length = Int(exactly: bytes.word(at: place + keySize + 8)), start <= bytes.count,
        length <= bytes.count - start
      else { return nil }
      places[bytes.key(at: place)] = start..<start + length
    }
    return places
  }

  /// The same blobs give the same bytes.
  static func bytes(of blobs: [Key: ArraySlice<UInt8>], edition: Key) -> [UInt8] {
    let sorted = blobs.sorted { $0.key.precedes($1.key) }
    let end = fixedSize + sorted.count * entrySize + FactsSeal.size
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sorted.reduce(end) { $0 + $1.value.count })
    bytes.append(word: mark)
    bytes.append(key: edition)
    bytes.append(word: UInt64(sorted.count))
    var start = end
    for (key, blob) in sorted {
      bytes.append(key: key)
      bytes.append(word: UInt64(start))
      bytes.append(word: UInt64(blob.count))
      start += blob.count
    }
    bytes.append(word: bytes.withUnsafeBytes { FactsSeal.of($0) })
    for (_, blob) in sorted { bytes.append(contentsOf: blob) }
    return bytes
  }
}

extension FactsPack.Key {
  fileprivate func precedes(_ other: Self) -> Bool {
    (self[0], self[1], self[2], self[3]) < (other[0], other[1], other[2], other[3])
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func key(at place: Int) -> FactsPack.Key {
    FactsPack.Key(word(at: place), word(at: place + 8), word(at: place + 16), word(at: place + 24))
  }
}

extension [UInt8] {
  fileprivate mutating func append(key: FactsPack.Key) {
    for index in key.indices { append(word: key[index]) }
  }
}

extension FactsPack.Key: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(reader.number(), reader.number(), reader.number(), reader.number())
  }

  package func write(to writer: inout FactsWriter) {
    for index in indices { writer.put(number: self[index]) }
  }
}
