import NavAtlasProgram
import NavAtlasSourceReading

/// What runs when stored properties are written: `willSet` and `didSet`.
extension Evaluator {
  /// Runs the observers of what was written.
  ///
  /// - Parameter value: what it holds now; nil where it was only changed.
  func observe(_ place: Place, _ value: Value?, _ site: Site, _ scope: Scope) {
    guard place.enumCase == nil, let (owner, member) = property(at: place), member.declaration.isObserved,
      runs(observersOf: owner, in: scope)
    else { return }
    let name = member.declaration.name
    let receiver = receiver(owner, scope)
    let written = value.flatMap { $0 == .unknown ? nil : $0 }
    let (before, after) = (member.declaration.willSet, member.declaration.didSet)
    for (observer, argument) in [(before, written), (after, nil)] {
      guard let observer else { continue }
      let key = CallKey(
        function: ObjectIdentifier(observer.code), receiver: receiver, arguments: written.map { [$0] } ?? [],
        environment: environment)
      let start = Site(file: member.file, offset: member.declaration.offset)
      let content = follow(key, giving: .nothing, owner, name, at: start) { content in
        let inner = Scope(
          type: owner, receiver: receiver, file: member.file, content: content, environment: environment)
        inner.variables[observer.parameter] = argument ?? .unknown
        // In its observers the property has what was just written.
        if let written { inner.variables[name] = written }
        _ = run(observer.body, inner)
        return .unknown
      }.content
      if !content.items.isEmpty { scope.content.items.append(.include(content, site)) }
    }
  }

  /// Runs the observers of what a control changes that some code makes: `SecureField("Code", text: $model.code)`.
  func observe(_ place: Place, changedBy content: Content, _ site: Site) {
    let part = Content(owner: content.owner)
    observe(place, nil, site, Scope(type: content.owner, receiver: nil, file: site.file, content: part))
    content.items += part.items
  }

  /// Runs the observers of a structure, or of one that it is a part of, as a part of it is written. O(levels).
  func observeWholes(of part: Place, _ value: Value, _ site: Site, _ scope: Scope) {
    for (whole, value) in wholes(of: part, value) { observe(whole, value, site, scope) }
  }

  /// The structures that a place is a part of, from the inside out, each with what is known of it as the part is written.
  package func wholes(of part: Place, _ value: Value) -> [(place: Place, value: Value)] {
    var found: [(place: Place, value: Value)] = []
    var (name, value) = (part.name, value)
    for whole in part.via.map(\.base) {
      guard let type = whole.type, type.name != "Optional", let structure = type.declaration,
        structure.isPlain, structure.properties[name] != nil
      else { break }
      value = .object(object(structure, [name: value]))
      name = whole.name
      found.append((whole, value))
    }
    return found
  }

  private func property(at place: Place) -> (DeclaredType, DeclaredType.Member<Property>)? {
    if place.isOfDefaults { return observedDefault(place.name) }
    guard let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first
    else { return nil }
    return (owner, member)
  }

  /// What another screen's observers set up is that screen's.
  private func runs(observersOf owner: DeclaredType, in scope: Scope) -> Bool {
    guard scope.construction == nil else { return false }
    return !(owner.isView || owner.isController) || scope.root.type === owner
  }

  private func receiver(_ owner: DeclaredType, _ scope: Scope) -> Value {
    if scope.type === owner, let own = scope.receiver { return own }
    return .typed(StaticType(name: owner.name, declaration: owner))
  }
}

extension Property {
  var isObserved: Bool { [willSet, didSet].contains { $0 != nil } }
}
