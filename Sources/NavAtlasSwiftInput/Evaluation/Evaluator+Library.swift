extension Evaluator {
  func libraryCall(_ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value? { nil }
}
