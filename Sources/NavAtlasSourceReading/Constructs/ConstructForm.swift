/// How a construct of navigation is written that is a call: its name, and what tells it from others of that name.
package struct ConstructForm {
  package let role: NavigationConstruct.Role
  /// One of these labels is there, or nothing is asked.
  private let labels: Set<String>
  /// True for a method of a view or object.
  private let isMethod: Bool
  /// The labels of what drives it.
  package let bindings: [String]

  private init(
    _ role: NavigationConstruct.Role, labels: Set<String> = [], isMethod: Bool = false,
    bindings: [String] = []
  ) {
    self.role = role
    self.labels = labels
    self.isMethod = isMethod
    self.bindings = bindings
  }

  package static func named(_ name: String) -> ConstructForm? { all[name] }

  package func matches(_ call: Call) -> Bool {
    if isMethod {
      switch call.callee {
      case .member, .name: break
      default: return false
      }
    } else if case .member = call.callee {
      return false
    }
    if call.arguments.contains(where: { $0.label == "initial" }) { return false }
    return labels.isEmpty || call.arguments.contains { $0.label.map(labels.contains) ?? false }
  }

  /// What it shows, as far as it is written in a word.
  package func subject(of call: Call) -> String? {
    let shown =
      call.arguments.first { $0.label == "value" }
      ?? call.arguments.first { $0.label == nil && !$0.isTrailing }
    return shown?.value.written
  }

  private static let presentation: Set<String> = ["isPresented", "item", "store", "unwrapping", "isActive"]

  private static let all: [String: ConstructForm] = [
    "NavigationStack": .init(.container, bindings: ["path"]),
    "NavigationView": .init(.container),
    "NavigationSplitView": .init(.container),
    "NavigationStackStore": .init(.container),
    "TabView": .init(.container, bindings: ["selection"]),
    "UINavigationController": .init(.container),
    "UITabBarController": .init(.container),
    "UISplitViewController": .init(.container),
    "NavigationLink": .init(.link, bindings: ["isActive", "selection"]),
    "NBNavigationLink": .init(.link),
    "NavigationLinkStore": .init(.link),
    "navigationDestination": .init(
      .registration, labels: presentation.union(["for"]), isMethod: true, bindings: ["isPresented", "item"]),
    "sheet": .init(.presentation, labels: presentation, isMethod: true, bindings: ["isPresented", "item"]),
    "fullScreenCover": .init(
      .presentation, labels: presentation, isMethod: true, bindings: ["isPresented", "item"]),
    "popover": .init(.presentation, labels: presentation, isMethod: true, bindings: ["isPresented", "item"]),
    "inspector": .init(.presentation, labels: presentation, isMethod: true, bindings: ["isPresented"]),
    "pushViewController": .init(.opening, isMethod: true),
    "present": .init(.opening, labels: ["animated"], isMethod: true),
    "show": .init(.opening, labels: ["sender"], isMethod: true),
    "showDetailViewController": .init(.opening, isMethod: true),
    "performSegue": .init(.opening, isMethod: true),
    "setViewControllers": .init(.opening, isMethod: true),
    "popViewController": .init(.closing, isMethod: true),
    "popToRootViewController": .init(.closing, isMethod: true),
    "popToViewController": .init(.closing, isMethod: true),
    "onOpenURL": .init(.entry, isMethod: true),
    "onContinueUserActivity": .init(.entry, isMethod: true),
  ]
}

extension NavigationConstruct.Role {
  /// True for a link, a registration, a presentation, or a call of UIKit that shows what is handed to it.
  package var showsScreen: Bool { [.link, .registration, .presentation, .opening].contains(self) }
}

extension Call {
  /// `tabViewStyle(.page)`: what it is on turns pages and is no navigation.
  package var makesPages: Bool {
    guard callee.calledName == "tabViewStyle", let style = arguments.first?.value else { return false }
    return switch style {
    case .implicitMember(let name, _): name == "page"
    case .call(let call): ["page", "PageTabViewStyle"].contains(call.callee.calledName)
    default: false
    }
  }

  /// `dismiss()`, `presentationMode.wrappedValue.dismiss()` or `dismiss(animated:)`.
  ///
  /// - Parameter actions: the names of the actions of the environment.
  package func isDismissal(by actions: Set<String>) -> Bool {
    if argument("animated") != nil { return true }
    guard let names = callee.names else { return false }
    let plain = names.filter { $0 != "self" }
    return plain.count == 1 && actions.contains(plain[0])
      || plain.contains("wrappedValue") && plain.first.map(actions.contains) ?? false
  }
}

extension Expression {
  /// The names of something stored, without `self`, `$` and what unwraps it.
  package var chain: [String]? {
    guard let names else { return nil }
    let plain = names.filter { !["self", "wrappedValue"].contains($0) }
      .map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    return plain.isEmpty ? nil : plain
  }

  /// True for what takes away: `false`, `nil`, `[]`, `NavigationPath()`.
  package var isReset: Bool {
    switch self {
    case .boolean(let value): !value
    case .none: true
    case .array(let elements): elements.isEmpty
    case .call(let call):
      call.arguments.isEmpty
        && ["NavigationPath", "NBNavigationPath", "init", "StackState"].contains(call.callee.calledName)
    default: false
    }
  }

  /// A few words of what is written.
  package var written: String? {
    switch self {
    case .name(let name, _): name
    case .implicitMember(let name, _): ".\(name)"
    case .member(let base, let name, _): base.written.map { "\($0).\(name)" } ?? name
    case .call(let call): call.callee.written.map { "\($0)(\(call.arguments.isEmpty ? "" : "…"))" }
    case .type(let type): type.description
    case .boolean(let value): String(value)
    case .none: "nil"
    default: nil
    }
  }
}
