import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// Calls an action of the environment.
  package func invoke(_ action: Builtin, _ call: Call, _ site: Site, _ scope: Scope) -> Value {
    if let own = ownCall(of: action, call) {
      return invoke(.method(own), own.name, call, site, scope, nil)
    }
    func window(opens: Bool) -> Value {
      let id = windowID(call.argument("id"), scope)
      let value = call.argument("value").map { evaluate($0, scope, expecting: nil) }
      return perform(.window(WindowMove(opens: opens, id: id, value: value)), site, scope)
    }
    switch action {
    case .openWindow, .pushWindow: return window(opens: true)
    case .dismissWindow: return window(opens: false)
    case .openSettings: return perform(.window(WindowMove(opens: true, isSettings: true)), site, scope)
    case .dismiss:
      _ = evaluated(call, scope)
      return perform(.dismiss, site, scope)
    case .openURL:
      guard let url = evaluated(call, scope).first?.value.url,
        writtenCalls.names.contains(ExternalEvents.scenes)
      else { return .unknown }
      return perform(.window(WindowMove(opens: true, url: url)), site, scope)
    case .presentationMode:
      _ = evaluated(call, scope)
      return .unknown
    }
  }

  /// What an extension of the app's adds to the action's type, such as `openWindow(scene: .about)`.
  private func ownCall(of action: Builtin, _ call: Call) -> MethodValue? {
    let name = "callAsFunction"
    guard let type = index.addition(to: action.typeName), let functions = type.functions[name] else {
      return nil
    }
    let fitting = functions.filter { fits($0.declaration, call) && !isFollowed($0.declaration) }
    guard !fitting.isEmpty else { return nil }
    return MethodValue(name: name, candidates: fitting, owner: type, receiver: .builtin(action))
  }

  /// What a window is known by; of a case's raw value the case, as both sides name it.
  func windowID(_ expression: Expression?, _ scope: Scope) -> Value? {
    guard let expression else { return nil }
    guard case .member(let base, "rawValue", _) = expression else {
      return evaluate(expression, scope, expecting: nil)
    }
    let value = evaluate(base, scope, expecting: nil)
    // A raw value that is written differs from the case's name.
    if case .enumCase(let route) = value,
      case .string(let text)? = route.type?.unwrapped.declaration?.enumCase(route.name)?.raw
    {
      return .string(text)
    }
    return value
  }

  /// AppKit's way to the settings: `NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil)`.
  func settingsCall(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard name == "sendAction", let action = call.arguments.first?.value,
      Self.settingsSelectors.contains(where: { action.names(selector: $0) })
    else { return nil }
    return perform(.window(WindowMove(opens: true, isSettings: true)), site, scope)
  }

  private static let settingsSelectors = ["showSettingsWindow:", "showPreferencesWindow:"]
}

extension StaticType {
  /// A URL of which the text is known, as the scenes of an app are opened by.
  static func url(_ text: String) -> StaticType {
    StaticType(name: "URL", arguments: [StaticType(name: text)])
  }
}

extension Value {
  /// The text of a URL, where it is known.
  fileprivate var url: String? {
    guard case .typed(let type) = self, type.unwrapped.name == "URL" else { return nil }
    return type.unwrapped.arguments.first?.name
  }
}

extension Builtin {
  /// The type of the environment's value.
  fileprivate var typeName: String {
    switch self {
    case .dismiss: "DismissAction"
    case .presentationMode: "PresentationMode"
    case .openURL: "OpenURLAction"
    case .openWindow: "OpenWindowAction"
    case .pushWindow: "PushWindowAction"
    case .dismissWindow: "DismissWindowAction"
    case .openSettings: "OpenSettingsAction"
    }
  }
}

extension Expression {
  /// True for a selector that is written as a text.
  fileprivate func names(selector: String) -> Bool {
    if case .string(let text) = self { return text == selector }
    return parts.contains { $0.names(selector: selector) }
  }
}
