import NavAtlasProgram
import NavAtlasSourceReading

/// How controllers say in which way they are presented: `modalPresentationStyle`.
extension Evaluator {
  /// `controller.modalPresentationStyle = .fullScreen` on a local variable, or on a stack that is made elsewhere.
  func assignStyle(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    guard case .member(let base, Self.styleName, _) = target else { return false }
    let given = ownField(expression, scope) ?? evaluate(expression, scope, expecting: nil)
    let styles = given.alternatives.compactMap { value in
      if case .enumCase(let style) = value { Self.style(named: style.name) } else { nil as Trait? }
    }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    guard let style = styles.first ?? expression.namedStyle.flatMap({ Self.style(named: $0) }) else {
      return true
    }
    if let stack = madeStack(evaluate(base, aside, expecting: nil)) {
      stackStyles[stack] = style
    } else if case .name(let name, _) = base, let local = scope.variable(name),
      !isOfSystem(local, at: site)
    {
      _ = scope.assign(styled(local, style, site, scope), to: name)
    } else if case .place(let place) = evaluate(base, aside, expecting: nil),
      let held = heldControllers[place.base]
    {
      heldControllers[place.base] = held.map { styled($0, style, site, scope) }
    }
    return true
  }

  private func styled(_ controller: Value, _ style: Trait, _ site: Site, _ scope: Scope) -> Value {
    let plain = content(controller, owner: scope.type, at: site)
    return .content(Content(owner: plain.owner, items: plain.items + [.trait(style)]))
  }

  /// `UIModalPresentationStyle.fullScreen`, wherever code keeps it.
  func presentationStyle(_ name: String, of type: StaticType) -> Value? {
    guard type.declaration == nil, type.name == "UIModalPresentationStyle" else { return nil }
    return .enumCase(EnumValue(type: type, name: name))
  }

  /// True for alerts, share sheets and the like, which are no screens of the app.
  func isOfSystem(_ value: Value, at site: Site) -> Bool {
    guard let type = type(of: value)?.unwrapped, type.declaration == nil, type.madeStack == nil,
      held(in: value, owner: nil, at: site) == nil
    else { return false }
    return type.name.hasSuffix("Controller")
  }

  /// What an object was made with, though it may be given another one later: the first is as good as any.
  private func ownField(_ expression: Expression, _ scope: Scope) -> Value? {
    guard case .object(let object)? = scope.receiver, let names = expression.names,
      names.count == 1 || names.count == 2 && names[0] == "self", scope.variable(names[0]) == nil
    else { return nil }
    return object.fields[names[names.count - 1]]
  }

  /// How each controller is presented that a value may be.
  func presentations(of value: Value) -> [(kind: LibraryTable.Move, values: [Value])] {
    var found: [(kind: LibraryTable.Move, values: [Value])] = []
    for value in value.alternatives.flatMap(eachHeld) {
      let kind = presentation(of: value)
      if let known = found.firstIndex(where: { $0.kind == kind }) {
        found[known].values.append(value)
      } else {
        found.append((kind, [value]))
      }
    }
    return found
  }

  /// Each controller that a property keeps at times; any other value itself.
  private func eachHeld(_ value: Value) -> [Value] {
    guard case .place(let place) = value, place.type?.unwrapped.isAnyController == true,
      let held = heldControllers[place.base], held.count > 1
    else { return [value] }
    return held
  }

  /// How a controller is presented: as a sheet, where nobody set another style, neither who made it nor itself.
  package func presentation(of value: Value) -> LibraryTable.Move {
    switch style(of: value) {
    case .fullScreen: .cover
    case .popover: .popover
    default: .sheet
    }
  }

  private func style(of value: Value) -> Trait? {
    if let controller = controller(value), let own = ownStyle(controller.type) { return own }
    if let stack = madeStack(value) { return stackStyles[stack] }
    let shown: Content
    if case .content(let content) = value {
      shown = content
    } else if let held = held(in: value, owner: nil, at: Site(file: 0, offset: 0)) {
      shown = held
    } else {
      return nil
    }
    return shown.extras().lazy.compactMap { item -> Trait? in
      guard case .trait(let trait) = item, trait == .fullScreen || trait == .popover else { return nil }
      return trait
    }.first
  }

  private func ownStyle(_ type: DeclaredType) -> Trait? {
    if let known = knownStyles[type] { return known }
    var found: Set<Trait> = []
    for member in type.functions.values.joined() {
      member.declaration.code?.statements.visit { expression in
        guard case .assignment(let target, let value, _) = expression, let style = value.namedStyle,
          [[Self.styleName], ["self", Self.styleName]].contains(target.names)
        else { return }
        if let style = Self.style(named: style) { found.insert(style) }
      }
    }
    let style: Trait? = found.contains(.fullScreen) ? .fullScreen : found.first
    knownStyles[type] = .some(style)
    return style
  }

  private static let styleName = "modalPresentationStyle"

  /// Those that differ from a sheet.
  private static func style(named name: String) -> Trait? {
    switch name {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .fullScreen
    case "popover": .popover
    default: nil
    }
  }
}

extension Expression {
  /// `fullScreen` of `.fullScreen` and `UIModalPresentationStyle.fullScreen`.
  fileprivate var namedStyle: String? {
    switch self {
    case .implicitMember(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}
