extension Statement: FactsCodable {
  private enum Tag: UInt8, FactsTag {
    case expression, variable, condition, guarded, choice, loop, result, block, compiled, function, exit
  }

  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try Tag(from: &reader) {
    case .expression: self = try .expression(reader.read())
    case .variable: self = try .variable(reader.read(), reader.read(), reader.read(), reader.read())
    case .condition:
      self = try .condition(reader.read(), then: reader.read(), otherwise: reader.read(), reader.read())
    case .guarded: self = try .guarded(reader.read(), otherwise: reader.read())
    case .choice: self = try .choice(reader.read(), reader.read(), reader.read())
    case .loop: self = try .loop(reader.read(), reader.read(), reader.read(), reader.read())
    case .result: self = try .result(reader.read())
    case .block: self = try .block(reader.read())
    case .compiled: self = try .compiled(reader.read())
    case .function: self = try .function(reader.read())
    case .exit: self = .exit
    }
  }

  package func write(to writer: inout FactsWriter) {
    switch self {
    case .expression(let expression): writer.write(Tag.expression, expression)
    case .variable(let pattern, let type, let value, let offset):
      writer.write(Tag.variable)
      writer.write(pattern, type, value, offset)
    case .condition(let conditions, let then, let otherwise, let offset):
      writer.write(Tag.condition)
      writer.write(conditions, then, otherwise, offset)
    case .guarded(let conditions, let otherwise): writer.write(Tag.guarded, conditions, otherwise)
    case .choice(let subject, let alternatives, let offset):
      writer.write(Tag.choice, subject, alternatives, offset)
    case .loop(let pattern, let sequence, let body, let waits):
      writer.write(Tag.loop, pattern, sequence, body)
      writer.write(waits)
    case .result(let value): writer.write(Tag.result, value)
    case .block(let body): writer.write(Tag.block, body)
    case .compiled(let branches): writer.write(Tag.compiled, branches)
    case .function(let function): writer.write(Tag.function, function)
    case .exit: writer.write(Tag.exit)
    }
  }
}

extension CompiledBranch: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(condition: reader.read(), body: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(condition, body) }
}

extension Alternative: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      patterns: reader.read(), hasGuard: reader.read(), body: reader.read(), offset: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(patterns, hasGuard, body, offset) }
}

extension Condition: FactsCodable {
  private enum Tag: UInt8, FactsTag { case expression, binding, match }

  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    switch try Tag(from: &reader) {
    case .expression: self = try .expression(reader.read())
    case .binding: self = try .binding(reader.read(), reader.read())
    case .match: self = try .match(reader.read(), reader.read())
    }
  }

  package func write(to writer: inout FactsWriter) {
    switch self {
    case .expression(let expression): writer.write(Tag.expression, expression)
    case .binding(let pattern, let value): writer.write(Tag.binding, pattern, value)
    case .match(let pattern, let value): writer.write(Tag.match, pattern, value)
    }
  }
}
