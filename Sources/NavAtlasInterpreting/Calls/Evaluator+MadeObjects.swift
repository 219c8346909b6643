import NavAtlasProgram
import NavAtlasSourceReading

/// What code of an object makes of frameworks' types, to be asked or kept, and not to be shown.
extension Evaluator {
  /// True for a static method that is handed what to do afterwards: `AVCaptureDevice.requestAccess(for: .video) { … }`.
  func isAsked(_ type: String, _ name: String, _ call: Call) -> Bool {
    guard name.beginsLowercase, !FrameworkViews.names.contains(Name(type)),
      !Self.isValueName(type) || type.hasPrefix("AV")
    else { return false }
    return call.arguments.contains { if case .closure = $0.value { true } else { false } }
  }

  /// True for what a property or function of an object gives with code in it, such as a button's model: who shows it
  /// runs that.
  func isActionGiven(_ type: StaticType, _ arguments: [ArgumentValue], _ scope: Scope) -> Bool {
    guard let result = scope.variable("#result").flatMap({ self.type(of: $0) }),
      result.unwrapped.name == type.name,
      !["DataSource", "Registration"].contains(where: type.name.hasSuffix)
    else { return false }
    return arguments.contains {
      switch $0.value {
      case .closure, .method: true
      default: false
      }
    }
  }

  /// True for what an object makes and does not show, such as an `IndexPath` in a controller.
  func isPlainObject(_ name: String, _ scope: Scope) -> Bool {
    !FrameworkViews.names.contains(Name(name)) && buildsNothing(scope)
      && !["View", "Controller", "Screen", "Page"].contains(where: name.hasSuffix)
  }

  /// True for an object's code that is no view builder.
  func buildsNothing(_ scope: Scope) -> Bool {
    guard scope.type?.isClass == true else { return false }
    let result = scope.variable("#result").flatMap { type(of: $0) }
    return !isBuilder(result, scope.root.function?.attributes ?? [])
  }
}
