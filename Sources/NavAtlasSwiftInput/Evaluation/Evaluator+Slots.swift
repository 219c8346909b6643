/// Objects that show themselves by a method of their protocol, kept where a container shows whatever is kept there.
extension Evaluator {
  /// What `root?.presentable.render()` shows: whatever is stored in the place.
  func slot(_ method: MethodValue, _ site: Site) -> Branch? {
    guard case .place(let place)? = method.receiver, let function = method.candidates.first?.declaration,
      function.parameters.isEmpty, ["AnyView", "View"].contains(function.result?.name ?? ""),
      ([place] + place.via).contains(where: isKeptInObject)
    else { return nil }
    return Branch(subject: .place(place), alternatives: [], site: site, presenter: method.name)
  }

  private func isKeptInObject(_ place: Place) -> Bool {
    index.type(named: place.owner, in: nil, file: 0)?.isClass == true
  }

  /// What a value in a slot shows; the names lead from what was stored to the object that shows itself.
  func shown(by value: Value, _ names: [String], _ presenter: String, _ site: Site) -> Content? {
    var value = value
    for name in names {
      guard let part = member(name, of: value, site, own: nil) else { return nil }
      value = part
    }
    guard let type = type(of: value)?.unwrapped.declaration, type.kind != .interface else { return nil }
    let functions = index.functions(named: presenter, of: type)
    guard !functions.isEmpty else { return nil }
    let method = MethodValue(name: presenter, candidates: functions, owner: type, receiver: value)
    return content(apply(.method(method), to: [], at: site), owner: type, at: site)
  }
}
