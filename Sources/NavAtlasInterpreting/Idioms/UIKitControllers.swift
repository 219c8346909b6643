import NavAtlasProgram
import NavAtlasSourceReading

/// View controllers that push and present each other, and SwiftUI views in hosting controllers.
struct UIKitControllers: SourceIdiom {
  static let summary = "UIKit's view controllers: push, present, dismiss, segues"
  let constructors = ["UINavigationController", "UITabBarController"]
  let methods = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "present", "dismiss", "show", "showDetailViewController", "performSegue",
    "presentAsSheet", "presentAsModalWindow",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    if call.name == "UITabBarController" { return call.evaluator.makeTabs(at: call.site) }
    // `rootView` is what extensions of apps call it; without one, the root is pushed later.
    guard let given = call.argument("rootViewController") ?? call.argument("rootView") else {
      let isBlank = call.arguments.allSatisfy { ["navigationBarClass", "toolbarClass"].contains($0.label) }
      return isBlank ? call.evaluator.makeStack(at: call.site, in: call.scope) : nil
    }
    let container = NavigationContainer.navigationController(call.content(given), call.site)
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard isController(receiver, call) else { return nil }
    switch call.name {
    case "pushViewController", "show":
      let shown = call.arguments().first { $0.label == nil }.map(\.value)
      if let shown, call.evaluator.fill(receiver, with: [shown], call.site, call.scope) { return .unknown }
      return show(.viewPush, call)
    case "showDetailViewController" where call.evaluator.showsSplits:
      guard let shown = call.arguments().first(where: { $0.label == nil })?.value else { return .unknown }
      call.evaluator.showDetail(shown, call.site, call.scope)
      return .unknown
    // Without a split view controller around it, a detail is presented.
    case "present", "presentAsSheet", "presentAsModalWindow", "showDetailViewController": return present(call)
    case "popViewController":
      return call.evaluator.perform(
        LibraryMove(kind: .pop), on: ownStack(receiver, call), call.site, call.scope)
    case "popToRootViewController": return call.perform(.popToRoot)
    case "popToViewController":
      return call.perform(.popTo, call.arguments().first { $0.label == nil }?.value)
    case "setViewControllers": return replace(receiver, call)
    case "dismiss":
      for argument in call.arguments() where argument.isTrailing || argument.label == "completion" {
        call.evaluator.collect(argument, into: call.scope.content, call.name, call.site)
      }
      if call.evaluator.isAlert(receiver) || isPicker(receiver, call) { return .unknown }
      if case .member(let base, _, _) = call.call.callee, isWindowRoot(base, call) {
        return call.evaluator.perform(.dismissAll, call.site, call.scope)
      }
      return call.perform(.dismiss)
    case "performSegue":
      let identifier = call.arguments().first { $0.label == "withIdentifier" }?.value
      return call.perform(.segue, identifier)
    default: return nil
    }
  }

  // MARK: Receivers

  private func isController(_ receiver: Value, _ call: MethodCall) -> Bool {
    // A hosting controller is what it shows.
    if case .content = receiver, call.call.arguments.contains(where: { $0.label == "animated" }) {
      return true
    }
    if let type = call.evaluator.type(of: receiver)?.unwrapped {
      if let declaration = type.declaration {
        return declaration.isOfControllers || isFulfilledByControllers(declaration, call)
      }
      return type.name.hasSuffix("Controller") || isGeneric(receiver, type.name, call)
    }
    if call.name.hasSuffix("ViewController") || call.name == "performSegue" { return true }
    // `presentingViewController?.dismiss(animated:)`
    if case .member(let base, _, _) = call.call.callee, let name = base.names?.last,
      name.hasSuffix("ViewController") || Self.around.contains(name)
    {
      return true
    }
    guard case .place(let place) = receiver else { return false }
    return place.name.lowercased().hasSuffix("controller")
  }

  /// True for a protocol of the app's own that controllers conform to, UIKit's or others.
  private func isFulfilledByControllers(_ type: DeclaredType, _ call: MethodCall) -> Bool {
    guard type.kind == .interface else { return false }
    return call.evaluator.conformers(of: type).contains(where: \.isOfControllers)
  }

  /// True for what a router keeps that is generic with the kind of its controller.
  private func isGeneric(_ receiver: Value, _ type: String, _ call: MethodCall) -> Bool {
    let index = call.evaluator.index
    guard case .place(let place) = receiver, let owner = index.type(declaredAs: place.owner)
    else { return false }
    let classes = [owner] + owner.conformances.sorted().compactMap { index.type(declaredAs: $0) }
    guard let parameter = classes.lazy.flatMap(\.generics).first(where: { $0.name == type }) else {
      return false
    }
    return (parameter.constraint?.name ?? place.name).lowercased().hasSuffix("controller")
  }

  /// True for a framework's own controller, as a mail's or a picture's, that a controller's code takes away from itself.
  private func isPicker(_ receiver: Value, _ call: MethodCall) -> Bool {
    guard let own = call.scope.screenType, own.isController,
      let type = call.evaluator.type(of: receiver)?.unwrapped, !own.conforms(to: type.name)
    else { return false }
    return !Self.anyControllers.contains(type.name) && call.evaluator.isOfSystem(receiver, at: call.site)
  }

  /// What any of the app's own controllers may be known as.
  private static let anyControllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController", "UIHostingController",
    "UIPresentationController", "NSViewController", "NSHostingController",
  ]

  /// True for a window's root, on which all that is presented lies; one that an object of the app keeps by that name is
  /// any controller.
  private func isWindowRoot(_ expression: Expression, _ call: MethodCall) -> Bool {
    let name = "rootViewController"
    let owner: DeclaredType?
    switch expression {
    case .name(name, _): owner = call.scope.type
    case .member(let base, name, _):
      let aside = Scope(in: call.scope, content: Content(owner: call.scope.type))
      let value = call.evaluator.evaluate(base, aside, expecting: nil)
      owner = call.evaluator.type(of: value)?.unwrapped.declaration
    default: return false
    }
    return owner.map { call.evaluator.index.properties(named: name, of: $0).isEmpty } ?? true
  }

  /// The stack that a controller's code means which is in it: another one's code may run that for it.
  private func ownStack(_ receiver: Value, _ call: MethodCall) -> Place? {
    let name = "navigationController"
    guard case .member(let base, _, _) = call.call.callee, let names = base.names,
      let type = call.scope.screenType, type.isController
    else { return nil }
    let isKept =
      if case .place(let stack) = receiver { names.count == 1 && stack.name == name } else { false }
    return isKept || [[name], ["self", name]].contains(names) ? Place(owner: type.name, name: name) : nil
  }

  /// What every controller has of those around it.
  private static let around: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "parent",
  ]

  // MARK: Moves

  private func show(_ kind: LibraryTable.Move, _ call: MethodCall) -> Value? {
    guard let shown = call.arguments().first(where: { $0.label == nil })?.value,
      !call.evaluator.isOfSystem(shown, at: call.site)
    else { return .unknown }
    return call.perform(kind, shown)
  }

  private func present(_ call: MethodCall) -> Value? {
    let arguments = call.arguments()
    for argument in arguments where argument.isTrailing || argument.label == "completion" {
      call.evaluator.collect(argument, into: call.scope.content, call.name, call.site)
    }
    guard let shown = arguments.first(where: { $0.label == nil && !$0.isTrailing })?.value,
      !call.evaluator.isOfSystem(shown, at: call.site)
    else { return .unknown }
    if arguments.contains(where: { $0.label == "asPopoverRelativeTo" }) {
      return call.perform(.popover, shown)
    }
    for (kind, values) in call.evaluator.presentations(of: shown) {
      _ = call.perform(kind, .oneOf(values))
    }
    return .unknown
  }

  /// The controllers of a stack or of tabs, all at once.
  private func replace(_ receiver: Value, _ call: MethodCall) -> Value? {
    let sum = call.call.arguments.first { $0.label == nil }?.value
    if let joined = call.evaluator.joinedControllers(sum, call.scope) {
      return call.evaluator.showControllers(joined, on: receiver, call.site, call.scope)
    }
    guard case .array(let shown)? = call.arguments().first(where: { $0.label == nil })?.value else {
      return .unknown
    }
    // Only pages turn in a direction.
    let turns = call.call.arguments.contains { $0.label == "direction" }
    if turns || call.evaluator.isPageViewController(receiver) {
      for page in shown { call.evaluator.embed(page, call.site, call.scope) }
      return .unknown
    }
    guard call.evaluator.isTabBarController(receiver) else {
      return call.evaluator.showControllers(shown, on: receiver, call.site, call.scope)
    }
    let base: Expression? = if case .member(let base, _, _) = call.call.callee { base } else { nil }
    call.evaluator.setTabs(shown, of: receiver, named: base, call.site, call.scope)
    return .unknown
  }
}

extension Evaluator {
  /// The view controller of the app that a value is.
  package func controller(_ value: Value) -> ObjectValue? {
    switch value {
    case .object(let object): object.type.isController ? object : nil
    case .typed(let type): type.unwrapped.declaration.flatMap { $0.isController ? object($0) : nil }
    default: nil
    }
  }
}

extension DeclaredType {
  /// True for a controller of the app's own, and for what the app adds to one of UIKit's.
  fileprivate var isOfControllers: Bool {
    isController || kind == .addition && shortName.hasPrefix("UI") && shortName.hasSuffix("Controller")
  }
}
