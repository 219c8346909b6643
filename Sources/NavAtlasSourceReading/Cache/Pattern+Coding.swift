extension Pattern: FactsCodable {
  private enum Tag: UInt8, FactsTag { case any, bind, enumCase, tuple, some, cast, expression }

  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try Tag(from: &reader) {
    case .any: self = .any
    case .bind: self = try .bind(reader.read())
    case .enumCase: self = try .enumCase(type: reader.read(), name: reader.read(), reader.read())
    case .tuple: self = try .tuple(reader.read())
    case .some: self = try .some(reader.read())
    case .cast: self = try .cast(reader.read(), reader.read())
    case .expression: self = try .expression(reader.read())
    }
  }

  package func write(to writer: inout FactsWriter) {
    switch self {
    case .any: writer.write(Tag.any)
    case .bind(let name): writer.write(Tag.bind, name)
    case .enumCase(let type, let name, let payload): writer.write(Tag.enumCase, type, name, payload)
    case .tuple(let parts): writer.write(Tag.tuple, parts)
    case .some(let pattern): writer.write(Tag.some, pattern)
    case .cast(let pattern, let type): writer.write(Tag.cast, pattern, type)
    case .expression(let expression): writer.write(Tag.expression, expression)
    }
  }
}

extension Pattern.Payload: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(label: reader.read(), pattern: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(label, pattern) }
}
