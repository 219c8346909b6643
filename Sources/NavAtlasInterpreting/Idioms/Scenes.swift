import NavAtlasProgram
import NavAtlasSourceReading

/// The scenes of an app, each of which has windows of its own.
struct Scenes: SourceIdiom {
  static let summary = "WindowGroup, Window, DocumentGroup, Settings, MenuBarExtra"
  let constructors = [
    "WindowGroup", "Window", "UtilityWindow", "DocumentGroup", "Settings", "MenuBarExtra",
    "WKNotificationScene",
  ]
  let modifiers = ["menuBarExtraStyle"]

  func construct(_ call: ConstructorCall) -> Value? {
    // The system shows a notification's own window.
    if call.name == "WKNotificationScene" { return .content(Content(owner: call.scope.type)) }
    let content = Content(owner: call.scope.type)
    let scene = call.scene
    for argument in call.arguments {
      if let type = scene.presented, argument.value == scene.handler {
        let shown = call.evaluator.apply(argument.value, to: [.typed(type)], at: call.site)
        call.evaluator.add(shown, to: content, at: call.site)
      } else {
        call.evaluator.collect(argument, into: content, call.name, call.site)
      }
    }
    content.scene = scene
    // A menu's buttons are the app's, wherever the user is.
    let item: Item =
      scene.kind == .menuBar ? .attachment(content, call.site) : .include(content, call.site)
    return .content(Content(owner: call.scope.type, items: [item]))
  }

  /// `menuBarExtraStyle(.window)`: what was a menu is a window.
  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard call.argument(nil)?.isWindowStyle == true else { return .content(base) }
    let items = base.items.map { item -> Item in
      if case .attachment(let content, let site) = item, content.scene?.kind == .menuBar {
        return .include(content, site)
      }
      return item
    }
    return .content(Content(owner: base.owner, name: base.name, items: items))
  }
}

extension Value {
  /// `.window`, `WindowMenuBarExtraStyle()`.
  fileprivate var isWindowStyle: Bool {
    switch self {
    case .enumCase(let style): style.name == "window"
    case .typed(let type): type.name == "WindowMenuBarExtraStyle"
    case .content(let content):
      content.items.contains {
        if case .element(let element) = $0 { element.name == "WindowMenuBarExtraStyle" } else { false }
      }
    default: false
    }
  }
}

extension ConstructorCall {
  fileprivate var scene: WindowScene {
    let kind: WindowScene.Kind =
      switch name {
      case "Settings": .settings
      case "MenuBarExtra": .menuBar
      default: .windows
      }
    var presented: StaticType?
    if case .type(let type)? = argument("for") { presented = type }
    return WindowScene(
      kind: kind, id: evaluator.windowID(call.argument("id"), scope), presented: presented,
      handler: closure("content"), needsValue: presented != nil && labeled("defaultValue") == nil, site: site)
  }
}
