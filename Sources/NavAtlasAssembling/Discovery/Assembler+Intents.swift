import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// App intents: what Siri, shortcuts, widgets and Spotlight ask of an app.
extension Assembler {
  /// Follows what those intents do that open the app, as URLs do.
  func enterIntents() {
    for type in index.types where type.kind != .interface && type.opensApp {
      for member in type.functions["perform"] ?? [] where member.declaration.parameters.isEmpty {
        enter(.url, by: member, of: type, named: "intent")
      }
    }
  }
}

extension DeclaredType {
  /// True for an intent that brings the app to the front: by its protocol, or because it says so.
  fileprivate var opensApp: Bool {
    if !conformances.isDisjoint(with: Self.opening) { return true }
    guard conformances.contains(where: { $0.hasSuffix("Intent") }) else { return false }
    return ["openAppWhenRun", "supportedModes"].contains { name in
      properties[name]?.contains { $0.declaration.isStatic && $0.declaration.saysForeground } ?? false
    }
  }

  private static let opening: Set<String> = ["OpenIntent", "OpensIntent", "ForegroundContinuableIntent"]
}

extension Property {
  /// True for `true`, and for modes of which one is the foreground.
  fileprivate var saysForeground: Bool {
    let given = initial ?? getterCode?.statements.onlyResult
    if case .boolean(true)? = given { return true }
    return given?.mentioned.contains("foreground") ?? false
  }
}

extension [Statement] {
  fileprivate var onlyResult: Expression? {
    guard count == 1 else { return nil }
    return switch self[0] {
    case .expression(let value): value
    case .result(let value): value
    default: nil
    }
  }
}
