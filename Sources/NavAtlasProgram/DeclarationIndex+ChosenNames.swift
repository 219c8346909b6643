import NavAtlasSourceReading

extension DeclarationIndex {
  /// The names of what views choose by, with the numbers that they choose between: `switch page { … }`,
  /// `if page == 0 { … }`. O(code of views).
  package var chosenNames: [String: Set<Int>] {
    var names: [String: Set<Int>] = [:]
    for type in types where type.isView || type.conforms(to: "App") || type.conforms(to: "Scene") {
      for member in type.properties.values.joined() {
        member.declaration.getterCode?.addChosen(to: &names)
      }
      for member in type.functions.values.joined() where member.declaration.result != nil {
        member.declaration.code?.addChosen(to: &names)
      }
    }
    return names
  }
}

extension Code {
  fileprivate func addChosen(to names: inout [String: Set<Int>]) {
    statements.visitChoices { expression, numbers in
      if let name = expression.names?.last { names[name, default: []].formUnion(numbers) }
    }
  }
}
