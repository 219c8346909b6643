extension Expression: FactsCodable {
  private enum Tag: UInt8, FactsTag {
    case name, implicitMember, member, call, element, closure, array, tuple, keyPath, string, integer, boolean
    case none, ternary, assignment, coalescing, comparison, negation, conversion, type, statement, other
    case logical, text, ordering, sum
  }

  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try Tag(from: &reader) {
    case .name: self = try .name(reader.read(), reader.read())
    case .implicitMember: self = try .implicitMember(reader.read(), reader.read())
    case .member: self = try .member(reader.read(), reader.read(), reader.read())
    case .call: self = try .call(reader.read())
    case .element: self = try .element(reader.read(), reader.read(), reader.read())
    case .closure: self = try .closure(reader.read())
    case .array: self = try .array(reader.read())
    case .tuple: self = try .tuple(reader.read())
    case .keyPath: self = try .keyPath(reader.read(), reader.read())
    case .string: self = try .string(reader.read())
    case .integer: self = try .integer(reader.read())
    case .boolean: self = try .boolean(reader.read())
    case .none: self = .none
    case .ternary: self = try .ternary(reader.read(), reader.read(), reader.read())
    case .assignment: self = try .assignment(reader.read(), reader.read(), reader.read())
    case .coalescing: self = try .coalescing(reader.read(), reader.read())
    case .comparison: self = try .comparison(reader.read(), reader.read(), isEqual: reader.read())
    case .ordering: self = try .ordering(reader.read(), reader.read(), reader.read())
    case .negation: self = try .negation(reader.read())
    case .sum: self = try .sum(reader.read(), reader.read())
    case .logical: self = try .logical(reader.read(), reader.read(), isAnd: reader.read())
    case .conversion: self = try .conversion(reader.read(), reader.read())
    case .type: self = try .type(reader.read())
    case .statement: self = try .statement(reader.read())
    case .other: self = try .other(reader.read())
    case .text: self = try .text(reader.read())
    }
  }

  package func write(to writer: inout FactsWriter) {
    if writer.sketch != nil, writer.sketches(self) { return }
    switch self {
    case .name(let name, let offset): writer.write(Tag.name, name, offset)
    case .implicitMember(let name, let offset): writer.write(Tag.implicitMember, name, offset)
    case .member(let base, let name, let offset): writer.write(Tag.member, base, name, offset)
    case .call(let call): writer.write(Tag.call, call)
    case .element(let base, let arguments, let offset): writer.write(Tag.element, base, arguments, offset)
    case .closure(let closure): writer.write(Tag.closure, closure)
    case .array(let elements): writer.write(Tag.array, elements)
    case .tuple(let elements): writer.write(Tag.tuple, elements)
    case .keyPath(let root, let names): writer.write(Tag.keyPath, root, names)
    case .string(let text): writer.write(Tag.string, text)
    case .integer(let number): writer.write(Tag.integer, number)
    case .boolean(let value): writer.write(Tag.boolean, value)
    case .none: writer.write(Tag.none)
    case .ternary(let condition, let first, let second): writer.write(Tag.ternary, condition, first, second)
    case .assignment(let target, let value, let offset): writer.write(Tag.assignment, target, value, offset)
    case .coalescing(let first, let second): writer.write(Tag.coalescing, first, second)
    case .comparison(let left, let right, let isEqual): writer.write(Tag.comparison, left, right, isEqual)
    case .ordering(let left, let ordering, let right): writer.write(Tag.ordering, left, ordering, right)
    case .negation(let value): writer.write(Tag.negation, value)
    case .sum(let value, let number): writer.write(Tag.sum, value, number)
    case .logical(let left, let right, let isAnd): writer.write(Tag.logical, left, right, isAnd)
    case .conversion(let value, let type): writer.write(Tag.conversion, value, type)
    case .type(let type): writer.write(Tag.type, type)
    case .statement(let statement): writer.write(Tag.statement, statement)
    case .other(let parts): writer.write(Tag.other, parts)
    case .text(let parts): writer.write(Tag.text, parts)
    }
  }
}

extension Ordering: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    guard let ordering = try Ordering(rawValue: reader.read()) else { throw FactsReader.Damage() }
    self = ordering
  }

  package func write(to writer: inout FactsWriter) { writer.write(rawValue) }
}

extension Argument: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(label: reader.read(), value: reader.read(), isTrailing: reader.read())
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(label)
    writer.writeArgument(value)
    writer.write(isTrailing)
  }
}

extension Call: FactsCodable {
  package convenience init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(callee: reader.read(), arguments: reader.read(), offset: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(callee, arguments, offset) }
}

extension ClosureExpression: FactsCodable {
  package convenience init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      parameters: reader.read(), captures: reader.read(), body: reader.read(), offset: reader.read())
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(parameters, captures)
    writer.writeClosure(body)
    writer.write(offset)
  }
}
