extension Evaluator {
  func featureCall(_ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value? { nil }
}

extension Evaluator {
  /// What a destination's closure is given for a value: the value, or a store that holds it.
  func storeValue(of value: Value) -> Value { value }
}

extension Assembler {
  func send(_ action: Value, to feature: DeclaredType, _ source: Action) {}
  func perform(_ move: LibraryMove, _ action: Action) {}
}
