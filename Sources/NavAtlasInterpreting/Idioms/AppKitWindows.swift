import NavAtlasProgram
import NavAtlasSourceReading

/// Windows that code makes with AppKit: `NSWindow(contentViewController:)`, what becomes their content, and what brings
/// those to the front that set up themselves.
struct AppKitWindows: SourceIdiom {
  static let summary = "NSWindow, NSPanel: contentViewController, contentView; showWindow, orderFront"
  let constructors = ["NSWindow", "NSPanel"]
  let methods = [
    "showWindow", "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", "makeKey", "runModal",
    "beginSheet",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    guard let content = call.argument("contentViewController") else { return nil }
    call.evaluator.fillsOwnWindows = true
    call.scope.content.items.append(
      .effect(Effect(operation: .set(content), place: .ownWindow, site: call.site)))
    return .typed(StaticType(name: call.name))
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    let shown = call.evaluator.preparedWindow(receiver, call)
    guard !shown.isEmpty else { return nil }
    for value in shown {
      call.scope.content.items.append(
        .effect(Effect(operation: .set(value), place: .ownWindow, site: call.site)))
    }
    return .unknown
  }
}

extension Evaluator {
  /// `window.contentViewController` and `window.contentView` of a window that code makes.
  func ownWindow(_ target: Expression, _ scope: Scope) -> Place? {
    guard isOwnWindow(target, scope) else { return nil }
    fillsOwnWindows = true
    return .ownWindow
  }

  private func isOwnWindow(_ target: Expression, _ scope: Scope) -> Bool {
    switch target {
    case .name(let name, _) where Self.windowContents.contains(name):
      scope.type?.isAppKitWindow == true && scope.variable(name) == nil
    case .member(let base, let name, _) where Self.windowContents.contains(name):
      evaluate(base, scope, expecting: nil).alternatives.contains { isAppKitWindow($0) }
        || windowController(of: base, scope) != nil
    default: false
    }
  }

  private func isAppKitWindow(_ value: Value) -> Bool {
    type(of: value)?.unwrapped.isAppKitWindow == true
  }

  private static let windowContents: Set<String> = ["contentViewController", "contentView"]
}

extension DeclaredType {
  fileprivate static let appKitWindows: Set<String> = ["NSWindow", "NSPanel"]

  fileprivate var isAppKitWindow: Bool { !conformances.isDisjoint(with: Self.appKitWindows) }

  /// True for a window of AppKit's and for what controls one.
  var preparesWindow: Bool { isAppKitWindow || conforms(to: "NSWindowController") }
}

extension StaticType {
  var isAppKitWindow: Bool {
    declaration.map(\.isAppKitWindow) ?? DeclaredType.appKitWindows.contains(name)
  }
}

extension Place {
  /// What a window shows that code makes beside the app's own.
  package static var ownWindow: Place { Place(owner: "NSWindow", name: "contentViewController") }
}
