import NavAtlasProgram
import NavAtlasSourceReading

/// Views that a hosting controller has, which code changes once it is made: `host.rootView.onClose = { … }`.
extension Evaluator {
  /// What a hosting controller shows from now on; false where the target is no view of one, nor a part of one.
  func assignHostedPart(_ expression: Expression, to target: Expression, _ scope: Scope) -> Bool {
    guard let (base, part) = target.partOfHosted else { return false }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let host = evaluate(base, aside, expecting: nil)
    guard let shown = hosted(by: host), let position = shown.onlyViewPosition,
      case .view(let view, let site) = shown.items[position],
      let changed = changed(view, part, expression, scope)
    else { return false }
    var items = shown.items
    items[position] = .view(changed, site)
    let content = Value.content(Content(owner: shown.owner, name: shown.name, items: items))
    if case .name(let name, _) = base, scope.variable(name) != nil { return scope.assign(content, to: name) }
    guard let place = place(host) else { return false }
    heldControllers[place.base] = [content]
    return true
  }

  /// What a hosting controller hosts, as its class says: `UIHostingController<Frame<Page>>`.
  func hostedType(by type: DeclaredType?) -> StaticType? {
    let base = type?.inherits.first { ["UIHostingController", "NSHostingController"].contains($0.name) }
    return base?.arguments.first.flatMap { resolve($0, type, type?.file ?? 0) }
  }

  private func hosted(by host: Value) -> Content? {
    switch host {
    case .content(let shown): return shown
    case .place(let place):
      guard place.type?.unwrapped.isHosting == true else { return nil }
      let held = heldControllers[place.base] ?? initialValues(of: place.base)
      guard held.count == 1, case .content(let shown) = held[0] else { return nil }
      return shown
    default: return nil
    }
  }

  /// The view with another part, or another view.
  private func changed(_ view: ObjectValue, _ part: String?, _ expression: Expression, _ scope: Scope)
    -> ObjectValue?
  {
    guard let part else {
      guard case .object(let next) = evaluate(expression, scope, expecting: nil), next.type.isView else {
        return nil
      }
      return next
    }
    guard view.type.kind == .structure, let member = index.properties(named: part, of: view.type).first,
      member.declaration.isStored
    else { return nil }
    var fields = view.fields
    fields[part] = evaluate(
      expression, scope, expecting: resolve(member.declaration.type, view.type, member.file))
    return object(view.type, fields, in: view.environment)
  }
}

extension Content {
  /// Where its one view is among what it says of it.
  fileprivate var onlyViewPosition: Int? {
    let positions = items.indices.filter { if case .view = items[$0] { true } else { false } }
    let isAlone = items.allSatisfy { item in
      switch item {
      case .view, .trait, .attachment: true
      default: false
      }
    }
    return isAlone && positions.count == 1 ? positions[0] : nil
  }
}

extension Expression {
  /// The controller of `host.rootView` and `host.rootView.part`, and the part.
  fileprivate var partOfHosted: (host: Expression, part: String?)? {
    switch self {
    case .member(let host, "rootView", _): (host, nil)
    case .member(.member(let host, "rootView", _), let part, _): (host, part)
    default: nil
    }
  }
}

extension StaticType {
  fileprivate var isHosting: Bool { name == "UIHostingController" || name == "NSHostingController" }
}
