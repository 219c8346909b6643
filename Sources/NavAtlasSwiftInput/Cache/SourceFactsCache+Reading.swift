import NavAtlasInputs
import NavAtlasModel

/// What was made of all files together, for a run in which none of them has changed.
extension SourceFactsCache {
  /// Tells apart everything that a reading depends on; nil where a file cannot be read, which is to be said anew.
  ///
  /// O(bytes of all files).
  func key(
    ofReading files: [SwiftSourceFile], name: String, settings: SourceSettings,
    _ load: (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> FactsPack.Key? {
    var parts = ["reading", name, String(reflecting: settings)]
    for file in files {
      guard let bytes = try? load(file) else { return nil }
      let digest = bytes.withUnsafeBytes { BLAKE2b.digest($0) }
      parts += [
        file.path, file.module, digest.indices.map { String(digest[$0], radix: 16) }.joined(separator: " "),
      ]
    }
    return BLAKE2b.digest(String(reflecting: parts))
  }

  /// The reading that was kept under a key; nil where there is none, or its bytes are not what was kept.
  func reading(for key: FactsPack.Key) -> InputReading? {
    guard let blob = blob(for: key), blob.count > FileFacts.sealSize else { return nil }
    return blob.withUnsafeBytes { bytes in
      let content = UnsafeRawBufferPointer(rebasing: bytes.dropLast(FileFacts.sealSize))
      guard bytes.word(at: content.count) == FileFacts.seal(content) ^ key[0] else { return nil }
      do throws(FactsReader.Damage) {
        var reader = try FactsReader(content.assumingMemoryBound(to: UInt8.self))
        let (document, diagnostics): (String, [Diagnostic]) = (try reader.read(), try reader.read())
        guard reader.isAtEnd, let known = try? GraphDocument.read(Array(document.utf8), file: "") else {
          return nil
        }
        return InputReading(fragment: GraphFragment(graph: known.graph), diagnostics: diagnostics)
      } catch {
        return nil
      }
    }
  }

  /// A reading as it is to be kept.
  static func entry(of reading: InputReading, for key: FactsPack.Key) -> Entry? {
    var writer = FactsWriter()
    writer.write(GraphDocument.text(reading.fragment.graph), reading.diagnostics)
    guard var bytes = writer.finished() else { return nil }
    bytes.append(word: bytes.withUnsafeBytes { FileFacts.seal($0) } ^ key[0])
    return Entry(key: key, blob: bytes[...], isNew: true)
  }
}

extension Diagnostic: FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    guard let severity = Severity(rawValue: try reader.read()) else { throw FactsReader.Damage() }
    try self.init(severity, reader.read(), at: reader.read())
  }

  func write(to writer: inout FactsWriter) { writer.write(severity.rawValue, message, location) }
}

extension SourceLocation: FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      file: reader.read(), line: reader.read(), column: reader.read(), symbol: reader.read(),
      action: reader.read(), isAlternative: reader.read())
  }

  func write(to writer: inout FactsWriter) {
    writer.write(file, line, column, symbol)
    writer.write(action, isAlternative)
  }
}
