import NavAtlasModel

/// A vendor's export, read by a mapping that says where it keeps what.
struct MappedFormat: TraceFormat {
  private let mapping: EventMapping

  init(_ mapping: EventMapping) { self.mapping = mapping }

  var id: String { mapping.id }
  var summary: String { mapping.summary }
  var fileExtensions: [String] { ["jsonl", "ndjson"] }
  var idleGap: Int64? { mapping.idleGap }

  func recognises(firstBytes: [UInt8]) -> Bool {
    !mapping.keys.isEmpty && TextHead(firstBytes).hasKeys(mapping.keys)
  }

  func read(_ bytes: [UInt8], name: String) -> TraceReading {
    var told: Set<String> = []
    return JSONRecords.read(bytes, name: name) { record, location, reading in
      switch mapping.read(record, at: location) {
      case .other: break
      case .incomplete(let message): reading.report(message, at: location)
      case .event(let event):
        let view = mapping.once?.value(in: record)?.scalarText
        if let view, !told.insert(view).inserted { return }
        reading.events.append(event)
      }
    }
  }

  func lineScanner(head: [UInt8]) -> (any LineScanner & ~Copyable)? {
    // Whether a view was told before takes all lines to say.
    mapping.once == nil && JSONRecords.isLines(head) ? MappedScanner(mapping: mapping) : nil
  }

  /// The formats that are shipped as mappings.
  static let shipped: [any TraceFormat] = {
    let file = "presets.json"
    guard let node = try? JSONParser.parse(PackageResources.presets_json) else { return [] }
    return MappingDocument.mappings(node, file).0.map { MappedFormat($0) }
  }()
}

/// Reads the records of a mapping line by line, each by the decoder.
private struct MappedScanner: PlainLineScanner {
  let mapping: EventMapping

  func line(_ block: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int { JSONCursor.odd }

  func decode(_ bytes: [UInt8], isTorn: Bool) -> DecodedLine {
    JSONRecords.decode(bytes, isTorn: isTorn) { record, location in
      switch mapping.read(record, at: location) {
      case .other: .nothing
      case .incomplete(let message): .bad(message, column: nil)
      case .event(let event): .event(event)
      }
    }.renamed
  }
}
