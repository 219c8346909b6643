import NavAtlasProgram
import NavAtlasSourceReading

/// Windows that code makes with AppKit: `NSWindow(contentViewController:)`, and what becomes their content.
struct AppKitWindows: SourceIdiom {
  static let summary = "NSWindow, NSPanel: contentViewController, contentView"
  let constructors = ["NSWindow", "NSPanel"]

  func construct(_ call: ConstructorCall) -> Value? {
    guard let content = call.argument("contentViewController") else { return nil }
    call.scope.content.items.append(
      .effect(Effect(operation: .set(content), place: .ownWindow, site: call.site)))
    return .typed(StaticType(name: call.name))
  }
}

extension Evaluator {
  /// `window.contentViewController` and `window.contentView` of a window that code makes.
  func ownWindow(_ target: Expression, _ scope: Scope) -> Place? {
    switch target {
    case .name(let name, _) where Self.windowContents.contains(name):
      scope.type?.isAppKitWindow == true && scope.variable(name) == nil ? .ownWindow : nil
    case .member(let base, let name, _) where Self.windowContents.contains(name):
      evaluate(base, scope, expecting: nil).alternatives.contains { isAppKitWindow($0) } ? .ownWindow : nil
    default: nil
    }
  }

  private func isAppKitWindow(_ value: Value) -> Bool {
    guard let type = type(of: value)?.unwrapped else { return false }
    return type.declaration.map(\.isAppKitWindow) ?? DeclaredType.appKitWindows.contains(type.name)
  }

  private static let windowContents: Set<String> = ["contentViewController", "contentView"]
}

extension DeclaredType {
  fileprivate static let appKitWindows: Set<String> = ["NSWindow", "NSPanel"]

  fileprivate var isAppKitWindow: Bool { !conformances.isDisjoint(with: Self.appKitWindows) }
}

extension Place {
  /// What a window shows that code makes beside the app's own.
  package static var ownWindow: Place { Place(owner: "NSWindow", name: "contentViewController") }
}
