/// `@Dependency(\.dismiss)` on a local variable.
struct Dependencies: SourceIdiom {
  static let summary = "the dismiss effect among the dependencies of composable features"
  let constructors = ["Dependency"]

  func construct(_ call: ConstructorCall) -> Value? {
    guard case .keyPath(_, let names)? = call.argument(nil) else { return nil }
    return names == ["dismiss"] ? .builtin(.dismiss) : .unknown
  }
}
