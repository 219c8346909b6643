extension TypeDeclaration.Kind: FactsTag {}

extension TypeDeclaration: FactsCodable {
  package convenience init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      kind: reader.read(), name: reader.read(), inherits: reader.read(), generics: reader.read(),
      cases: reader.read(), properties: reader.read(), functions: reader.read(), aliases: reader.read(),
      requirements: reader.read(), attributes: reader.read(), isFilePrivate: reader.read(),
      offset: reader.read())
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(kind, name, inherits, generics)
    writer.write(cases, properties, functions)
    writer.write(aliases, requirements, attributes)
    writer.write(isFilePrivate, offset)
  }
}

extension Requirement.Relation: FactsTag {}

extension Requirement: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(subject: reader.read(), relation: reader.read(), type: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(subject, relation, type) }
}

extension Function: FactsCodable {
  package convenience init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      name: reader.read(), parameters: reader.read(), result: reader.read(), body: reader.read(),
      isStatic: reader.read(), attributes: reader.read(), generics: reader.read(),
      isFilePrivate: reader.read(),
      offset: reader.read())
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(name, parameters, result)
    writer.write(code: code)
    writer.write(isStatic, attributes, generics)
    writer.write(isFilePrivate, offset)
  }
}

extension Property: FactsCodable {
  package convenience init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      name: reader.read(), type: reader.read(), initial: reader.read(), getter: reader.read(),
      setter: reader.read(), willSet: reader.read(), didSet: reader.read(), attributes: reader.read(),
      isStatic: reader.read(), isConstant: reader.read(),
      isFilePrivate: reader.read(), offset: reader.read())
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(name, type, initial)
    writer.write(code: getterCode)
    writer.write(setter, willSet, didSet)
    writer.write(attributes)
    writer.write(isStatic, isConstant, isFilePrivate, offset)
  }
}

extension Property.Accessor: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(parameter: reader.read(), code: Code(reader.read() as [Statement]? ?? []))
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(parameter)
    writer.write(code: code)
  }
}

extension Attribute: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(name: reader.read(), arguments: reader.read(), generics: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(name, arguments, generics) }
}

extension Parameter: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      label: reader.read(), name: reader.read(), type: reader.read(), fallback: reader.read(),
      attributes: reader.read(), isVariadic: reader.read())
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(label, name, type)
    writer.write(fallback, attributes, isVariadic)
  }
}

extension EnumCase: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(name: reader.read(), payload: reader.read(), raw: reader.read(), offset: reader.read())
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(name, payload, raw, offset)
  }
}

extension GenericParameter: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(name: reader.read(), constraint: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(name, constraint) }
}

extension Alias: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      name: reader.read(), type: reader.read(), generics: reader.read(), parts: reader.read(),
      isFilePrivate: reader.read())
  }

  package func write(to writer: inout FactsWriter) {
    writer.write(name, type, generics)
    writer.write(parts, isFilePrivate)
  }
}

extension TypeReference: FactsCodable {
  package init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(name: reader.read(), arguments: reader.read())
  }

  package func write(to writer: inout FactsWriter) { writer.write(name, arguments) }
}
