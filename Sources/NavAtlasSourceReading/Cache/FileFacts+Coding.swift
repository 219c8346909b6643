extension FileFacts {
  /// The facts as bytes, with a seal at their end; nil where they are nested too deep.
  ///
  /// The path and the module are left out: the same source has the same bytes wherever it lies. The seal holds only
  /// together with the key of the source, so that no other file's facts are taken for these.
  package func stored(for key: FactsPack.Key) -> [UInt8]? {
    var writer = FactsWriter()
    writeFacts(to: &writer)
    writer.write(lineStarts)
    return writer.sealed(for: key)
  }

  /// Writes all but where lines begin.
  func writeFacts(to writer: inout FactsWriter) {
    writer.write(imports, types, functions)
    writer.write(globals, aliases, corrections)
    writer.write(assigned.sorted(), given.sorted(), made(besides: writer.sketch?.looks), regions)
    writer.write(handed.keys.sorted(), handed.keys.sorted().map { (handed[$0] ?? []).sorted() })
    writer.write(firstSyntaxError, syntaxErrors, isTooDeep, previewConstructs)
    writer.write(leftOut)
  }

  /// The cases that count; colours, fonts and the like are made everywhere.
  private func made(besides looks: Looks?) -> [String] {
    madeCases.filter { looks?.has($0) != true }.sorted()
  }

  /// Reads stored facts; nil where the bytes are not what was stored. Deep facts need a ``LargeStack``.
  init?(path: String, module: String, stored bytes: UnsafeRawBufferPointer, for key: FactsPack.Key) {
    let facts = FactsReader.value(sealed: bytes, for: key) { reader throws(FactsReader.Damage) in
      try FileFacts(path: path, module: module, from: &reader)
    }
    guard let facts else { return nil }
    self = facts
  }

  private init(path: String, module: String, from reader: inout FactsReader) throws(FactsReader.Damage) {
    self.init(path: path, module: module)
    imports = try reader.read()
    types = try reader.read()
    functions = try reader.read()
    globals = try reader.read()
    aliases = try reader.read()
    corrections = try reader.read()
    assigned = Set(try reader.read() as [String])
    given = Set(try reader.read() as [String])
    madeCases = Set(try reader.read() as [String])
    regions = try reader.read()
    let (labels, names) = (try reader.read() as [String], try reader.read() as [[String]])
    for (label, names) in zip(labels, names) { handed[label] = Set(names) }
    firstSyntaxError = try reader.read()
    syntaxErrors = try reader.read()
    isTooDeep = try reader.read()
    previewConstructs = try reader.read()
    leftOut = try reader.read()
    lineStarts = try reader.read()
  }
}

extension Correction: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(kind: reader.read(), line: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(kind, line) }
}

extension Correction.Kind: FactsCodable {
  private enum Tag: UInt8, FactsTag { case ignore, edge, unknown }

  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try Tag(from: &reader) {
    case .ignore: self = .ignore
    case .edge: self = .edge(try reader.read())
    case .unknown: self = .unknown(try reader.read())
    }
  }

  package func write(to writer: inout FactsWriter) {
    switch self {
    case .ignore: writer.write(Tag.ignore)
    case .edge(let text): writer.write(Tag.edge, text)
    case .unknown(let text): writer.write(Tag.unknown, text)
    }
  }
}

extension LeftOutCode: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    let names: [String] = try reader.read()
    platforms = names.compactMap(Platform.init(rawValue:))
    guard platforms.count == names.count else { throw FactsReader.Damage() }
    constructs = try reader.read()
    self.names = try reader.read()
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(platforms.map(\.rawValue), constructs, self.names)
  }
}

extension CompiledRegion: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      start: reader.read(), end: reader.read(), condition: reader.read(), isCompiled: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(start, end, condition, isCompiled) }
}
