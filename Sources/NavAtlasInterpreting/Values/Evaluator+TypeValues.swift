package import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// The type that is written in a place in the source.
  package func resolve(_ type: TypeReference?, _ context: DeclaredType?, _ file: Int) -> StaticType? {
    type.map { index.resolve($0, in: context, file: file) }
  }

  /// What is known of a value's type.
  package func type(of value: Value) -> StaticType? {
    switch value {
    case .typed(let type): type
    case .enumCase(let value): value.type
    case .object(let object): StaticType(name: object.type.name, declaration: object.type)
    case .place(let place), .binding(let place): place.type
    case .array(let values):
      StaticType(
        name: "Array", arguments: values.lazy.compactMap { self.type(of: $0) }.first.map { [$0] } ?? [])
    case .string: StaticType(name: "String")
    case .integer: StaticType(name: "Int")
    case .boolean: StaticType(name: "Bool")
    case .choice(let values): values.lazy.compactMap { self.type(of: $0) }.first
    case .content(let content):
      if content.items.count == 1, case .element(let element) = content.items[0] {
        index.resolve(TypeReference(name: element.name), in: nil, file: element.site.file)
      } else {
        nil
      }
    default: nil
    }
  }

  /// The values of a type that its declaration names: its cases, or what its static members make and one value that
  /// stands for all others.
  package func values(of type: StaticType) -> [Value] {
    let type = type.unwrapped
    guard let declaration = type.declaration else { return [.typed(type)] }
    if !declaration.cases.isEmpty {
      return declaration.cases.map { .enumCase(EnumValue(type: type, name: $0.name)) }
    }
    return staticValues(of: type, declaration) + [.typed(type)]
  }

  private func staticValues(of type: StaticType, _ declaration: DeclaredType) -> [Value] {
    var values: [Value] = []
    for name in declaration.properties.keys.sorted()
    where declaration.properties[name]?.first?.declaration.isStatic == true {
      guard let value = staticMember(name, of: type), place(value) == nil,
        self.type(of: value)?.isSame(as: type) == true
      else { continue }
      values.append(value)
    }
    for name in declaration.functions.keys.sorted() where name != "init" {
      for member in declaration.functions[name] ?? [] where member.declaration.isStatic {
        let result = resolve(member.declaration.result, declaration, member.file)
        guard let result, result.isSame(as: type) else { continue }
        let arguments = member.declaration.parameters.map { _ in Value.unknown }
        values.append(invoke(member, declaration, .type(type), arguments).value)
      }
    }
    return values
  }

  /// True for a view that shows another one by what it is given.
  func selects(_ view: ObjectValue) -> Bool {
    let visuals = body(of: view).visuals()
    return visuals.count == 1 && visuals[0].isChosen
  }
}
