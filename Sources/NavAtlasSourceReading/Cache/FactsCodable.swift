/// A part of a file's facts that can be stored and read again.
///
/// Nothing says in the bytes what they mean: what is read must be what was written, in the same order. Whoever changes
/// that order, or adds to it, raises ``SourceFactsCache/formatVersion``.
package protocol FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage)
  func write(to writer: inout FactsWriter)
}

/// Which case of an enumeration follows.
package protocol FactsTag: FactsCodable, RawRepresentable<UInt8> {}

extension FactsTag {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    guard let tag = Self(rawValue: try reader.byte()) else { throw FactsReader.Damage() }
    self = tag
  }

  package func write(to writer: inout FactsWriter) { writer.put(byte: rawValue) }
}

extension Bool: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    let byte = try reader.byte()
    guard byte < 2 else { throw FactsReader.Damage() }
    self = byte == 1
  }

  package func write(to writer: inout FactsWriter) { writer.put(byte: self ? 1 : 0) }
}

extension Int: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) { self = try reader.signedNumber() }
  package func write(to writer: inout FactsWriter) { writer.put(signed: self) }
}

extension Offset: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) { self = try reader.offset() }
  package func write(to writer: inout FactsWriter) { writer.put(offset: self) }
}

extension String: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) { self = try reader.string() }
  package func write(to writer: inout FactsWriter) { writer.put(string: self) }
}

extension Optional: FactsCodable where Wrapped: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    self = try Bool(from: &reader) ? .some(try reader.read()) : .none
  }

  package func write(to writer: inout FactsWriter) {
    writer.put(byte: self == nil ? 0 : 1)
    if let self { writer.write(self) }
  }
}

extension Array: FactsCodable where Element: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    let count = try reader.count()
    self.init()
    // What damaged bytes claim is not believed before it is there.
    reserveCapacity(Swift.min(count, 64))
    for _ in 0..<count { append(try reader.read()) }
  }

  package func write(to writer: inout FactsWriter) {
    writer.put(number: UInt64(count))
    for element in self { writer.write(element) }
  }
}
