package import NavAtlasProgram
package import NavAtlasSourceReading

/// Objects that show themselves by a method of their protocol, kept where a container shows whatever is kept there.
extension Evaluator {
  /// What `root?.presentable.render()` shows: whatever is stored in the place.
  package func slot(_ method: MethodValue, _ site: Site) -> Branch? {
    guard case .place(let place)? = method.receiver, let function = method.candidates.first?.declaration,
      function.parameters.isEmpty, ["AnyView", "View"].contains(function.result?.name ?? ""),
      ([place] + place.via).contains(where: isKeptInObject)
    else { return nil }
    return Branch(subject: .place(place), alternatives: [], site: site, presenter: method.name)
  }

  /// What an object keeps as an `AnyView` or `any View` that code exchanges: whatever is stored in the place. It may be a
  /// part of what is kept there.
  func viewSlot(_ place: Place, _ site: Site) -> Branch? {
    guard place.keepsView, isKeptInObject(place) && index.assigned.contains(place.name) || isPart(place)
    else { return nil }
    return Branch(subject: .place(place.base), alternatives: [], site: site, presenter: Self.ofViews)
  }

  /// True for what a structure has that is kept where code exchanges it: `modal?.view`.
  private func isPart(_ place: Place) -> Bool {
    guard index.type(declaredAs: place.owner)?.isPlain == true, let whole = place.via.first else {
      return false
    }
    return index.assigned.contains(whole.name)
      && (isKeptInObject(whole) || index.type(declaredAs: whole.owner)?.isView == true)
  }

  /// Views show themselves.
  private static let ofViews = ""

  package func isKeptInObject(_ place: Place) -> Bool {
    index.type(declaredAs: place.owner)?.isClass == true
  }

  /// What a value in a slot shows; the names lead from what was stored to the object that shows itself.
  package func shown(by value: Value, _ names: [String], _ presenter: String, _ site: Site) -> Content? {
    var value = value
    for name in names {
      guard let part = member(name, of: value, site, own: nil) else { return nil }
      value = part
    }
    if presenter == Self.ofViews {
      switch value {
      case .content(let view): return view
      case .object(let view) where view.type.isView:
        return Content(owner: view.type, items: [.view(view, site)])
      default: return nil
      }
    }
    guard let type = type(of: value)?.unwrapped.declaration, type.kind != .interface else { return nil }
    let functions = index.functions(named: presenter, of: type)
    guard !functions.isEmpty else { return nil }
    let method = MethodValue(name: presenter, candidates: functions, owner: type, receiver: value)
    return content(apply(.method(method), to: [], at: site), owner: type, at: site)
  }
}

// MARK: Objects that hold what a container shows

extension Evaluator {
  /// The object, known by where it is made, if it holds what a container shows.
  func placed(_ made: ObjectValue, _ site: Site) -> ObjectValue {
    guard made.type.isClass, made.type.isBox || holdsPresentables(made.type) else { return made }
    var fields = made.fields
    tellsApart = true
    fields[ObjectValue.instance] = .enumCase(EnumValue(type: nil, name: "\(site.file):\(site.offset)"))
    return object(made.type, fields)
  }

  /// An object that is made right where it is kept is known by that property.
  func kept(_ value: Value, by expression: Expression?, in owner: String, _ name: String) -> Value {
    guard case .call? = expression, case .object(let made) = value, made.instanceName != nil else {
      return value
    }
    var fields = made.fields
    fields[ObjectValue.instance] = .enumCase(EnumValue(type: nil, name: "\(owner).\(name)"))
    return .object(object(made.type, fields))
  }

  /// What tells an object apart that holds what a container shows: where it is made, or else where it is kept.
  package func instance(of value: Value, _ type: DeclaredType) -> String? {
    if type.kind == .structure, case .place(let place) = value, isOwnState(place) {
      tellsApart = true
      return "\(place.owner).\(place.name)"
    }
    guard type.isClass, type.isBox || holdsPresentables(type) else { return nil }
    switch value {
    case .object(let object): return object.instanceName
    case .place(let place):
      tellsApart = true
      return place.held?.instanceName ?? "\(place.owner).\(place.name)"
    default: return nil
    }
  }

  /// True for what a view keeps as its own: no other view changes it.
  private func isOwnState(_ place: Place) -> Bool {
    guard let owner = index.type(declaredAs: place.owner), owner.isView else { return false }
    return owner.properties[place.name]?.first?.declaration.attribute("State") != nil
  }

  /// True for a class that can show itself, and is handed others that can.
  private func holdsPresentables(_ type: DeclaredType) -> Bool {
    if let known = knownHolders[type] { return known }
    let interfaces = type.conformances.compactMap { index.type(named: $0, in: nil, file: type.file) }
      .filter { $0.kind == .interface && $0.isPresentable }
    let taken = type.functions.values.flatMap { $0 }.flatMap { $0.declaration.parameters }.compactMap {
      $0.type?.unwrapped.shortName
    }
    let holds = interfaces.contains { taken.contains($0.name.lastComponent) }
    knownHolders[type] = holds
    return holds
  }
}

extension Evaluator {
  /// True for an array of what holds something that can show itself.
  func keepsPresentables(_ place: Place) -> Bool {
    guard isKeptInObject(place), let element = place.type?.element?.declaration else { return false }
    return keepsPresentable(element, 0)
  }

  private func keepsPresentable(_ type: DeclaredType, _ level: Int) -> Bool {
    guard level < 3 else { return false }
    return type.stored.contains { property in
      guard let part = resolve(property.type, type, type.file)?.unwrapped.declaration else { return false }
      return part.kind == .interface ? part.isPresentable : part !== type && keepsPresentable(part, level + 1)
    }
  }
}

extension Place {
  /// True for storage of a view whose type is erased.
  package var keepsView: Bool { type.map { ["AnyView", "View"].contains($0.unwrapped.name) } ?? false }

  /// Any element of the array that is stored there.
  package func element(of type: StaticType?) -> Place {
    var element = Place(owner: owner, name: name + "[]", type: type, instance: instance)
    element.via = []
    return element
  }
}

extension DeclaredType {
  /// True for a protocol of what can show itself.
  fileprivate var isPresentable: Bool {
    functions.values.contains { members in
      members.contains {
        $0.declaration.parameters.isEmpty && ["AnyView", "View"].contains($0.declaration.result?.name ?? "")
      }
    }
  }
}

extension ObjectValue {
  /// The field that tells objects apart by where they are made.
  fileprivate static let instance = "#"

  fileprivate var instanceName: String? {
    if case .enumCase(let value)? = fields[Self.instance] { value.name } else { nil }
  }
}

extension Value {
  /// The place in one certain object.
  func of(_ instance: String?) -> Value {
    guard let instance, case .place(var place) = self, !place.isOfDefaults else { return self }
    place.instance = instance
    return .place(place)
  }
}

extension DeclaredType {
  /// True for what keeps one value of any type, of which an app has very many: `Observable<T>`.
  fileprivate var isBox: Bool {
    guard generics.count == 1, let kept = stored.first, stored.count == 1 else { return false }
    return kept.type?.unwrapped.name == generics[0].name
  }
}

extension Dictionary where Key == Place {
  /// What belongs to a place, also where one side does not tell which object's it is.
  @inlinable package func matching<Element>(_ place: Place, _ isApart: Bool) -> [Element]
  where Value == [Element] {
    matchingKey(place, isApart).flatMap { self[$0] } ?? []
  }

  /// The place, or the only one of the same name where one side does not tell which object's it is.
  @inlinable package func matchingKey(_ place: Place, _ isApart: Bool) -> Place? {
    if self[place] != nil { return place }
    guard isApart, place.instance == nil else { return nil }
    let alike = keys.filter { $0.instance != nil && $0.name == place.name && $0.owner == place.owner }
    return alike.count == 1 ? alike[0] : nil
  }
}

extension Content {
  /// True for code that stores something in an object which holds what a container shows, or fills a window or a popover.
  var fillsSlots: Bool { fillsSlots(0) }

  private func fillsSlots(_ level: Int) -> Bool {
    guard level < 12 else { return false }
    return items.contains { item in
      switch item {
      case .effect(let effect):
        effect.place?.instance != nil || effect.place == .windowRoot || effect.place == .ownPopover
      case .include(let inner, _), .chosen(let inner, _): inner.fillsSlots(level + 1)
      case .branch(let branch): branch.alternatives.contains { $0.content.fillsSlots(level + 1) }
      case .handler(let handler): handler.content.fillsSlots(level + 1)
      default: false
      }
    }
  }
}
