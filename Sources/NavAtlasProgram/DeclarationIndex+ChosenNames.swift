import NavAtlasSourceReading

extension DeclarationIndex {
  /// The names of what views choose by: `switch page { … }`, `if page == 0 { … }`. O(code of views).
  package var chosenNames: Set<String> {
    var names: Set<String> = []
    for type in types where type.isView {
      for member in type.properties.values.joined() {
        names.formUnion(chosen(in: member.declaration.getterCode))
      }
      for member in type.functions.values.joined() where member.declaration.result != nil {
        names.formUnion(chosen(in: member.declaration.code))
      }
    }
    return names
  }

  private func chosen(in code: Code?) -> Set<String> {
    var names: Set<String> = []
    (code?.statements ?? []).visitChoices { expression in
      if let name = expression.names?.last { names.insert(name) }
    }
    return names
  }
}
