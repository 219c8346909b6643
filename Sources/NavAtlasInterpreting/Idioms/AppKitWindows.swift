import NavAtlasProgram
import NavAtlasSourceReading

/// Windows that code makes with AppKit: `NSWindow(contentViewController:)`, what becomes their content, and what brings
/// those to the front that set up themselves.
struct AppKitWindows: SourceIdiom {
  static let summary = "NSWindow, NSPanel, NSPopover: contentViewController, contentView, showWindow"
  let constructors = ["NSWindow", "NSPanel", "NSWindowController"]
  let methods = [
    "showWindow", "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", "makeKey", "setIsVisible",
    "runModal", "beginSheet", "show", "close", "performClose", "orderOut",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    // A controller of the framework's is made to show its window.
    let shown =
      call.name == "NSWindowController"
      ? call.argument("window").map { call.evaluator.preparedWindow($0) } ?? []
      : call.argument("contentViewController").map { [$0] } ?? []
    guard !shown.isEmpty else { return nil }
    call.evaluator.fillsOwnWindows = true
    call.scope.content.items += shown.map {
      .effect(Effect(operation: .set($0), place: .ownWindow, site: call.site))
    }
    return .typed(StaticType(name: call.name))
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    if Self.closing.contains(call.name) { return close(receiver, call) }
    let isPopover = call.name == "show"
    if isPopover, !call.call.arguments.contains(where: { $0.label == "relativeTo" }) { return nil }
    let shown = call.evaluator.preparedWindow(receiver, call)
    guard !shown.isEmpty else { return nil }
    let place = isPopover ? Place.ownPopover : .ownWindow
    for value in shown {
      call.scope.content.items.append(
        .effect(Effect(operation: .set(value), place: place, site: call.site)))
    }
    return .unknown
  }

  private static let closing: Set<String> = ["close", "performClose", "orderOut"]

  /// Takes a window away that code keeps.
  private func close(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard call.call.arguments.count <= (call.name == "close" ? 0 : 1) else { return nil }
    let shown = call.evaluator.preparedWindow(receiver, call) + call.evaluator.controlledWindow(receiver)
    guard !shown.isEmpty else { return nil }
    let move = WindowMove(opens: false, shown: shown)
    return call.evaluator.perform(.window(move), call.site, call.scope)
  }
}

extension Evaluator {
  /// `window.contentViewController` and `window.contentView` of a window that code makes.
  func ownWindow(_ target: Expression, _ scope: Scope) -> Place? {
    let isPopover = isOwnPopover(target, scope)
    guard isPopover || isOwnWindow(target, scope) else { return nil }
    fillsOwnWindows = true
    return isPopover ? .ownPopover : .ownWindow
  }

  /// True for `popover.contentViewController`.
  private func isOwnPopover(_ target: Expression, _ scope: Scope) -> Bool {
    guard case .member(let base, "contentViewController", _) = target else { return false }
    return type(of: evaluate(base, scope, expecting: nil))?.unwrapped.isPopover == true
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
  var preparesWindow: Bool {
    isAppKitWindow || conforms(to: "NSPopover") || conforms(to: "NSWindowController")
  }
}

extension StaticType {
  fileprivate var isPopover: Bool { declaration?.conforms(to: "NSPopover") ?? (name == "NSPopover") }

  /// True for what code fills and shows: a window, or a popover.
  var isFilledByCode: Bool { isAppKitWindow || isPopover }

  var isAppKitWindow: Bool {
    declaration.map(\.isAppKitWindow) ?? DeclaredType.appKitWindows.contains(name)
  }
}

extension Place {
  /// What a window shows that code makes beside the app's own.
  package static var ownWindow: Place { Place(owner: "NSWindow", name: "contentViewController") }
  /// What a popover shows that code makes.
  package static var ownPopover: Place { Place(owner: "NSPopover", name: "contentViewController") }

  /// True for what a window or a popover shows that code makes.
  package var isOwnWindow: Bool { self == .ownWindow || self == .ownPopover }
}
