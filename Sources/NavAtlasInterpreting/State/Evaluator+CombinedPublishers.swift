import NavAtlasProgram
import NavAtlasSourceReading

/// Publishers that send the last values of several others together.
extension Evaluator {
  /// What sends the values of all publishers whenever one of them sends its own: `Publishers.CombineLatest(a, b)`.
  ///
  /// - Parameter arguments: the publishers, and a function where something is made of their values.
  /// - Returns: nil where none of them is a publisher of the app.
  func combined(_ arguments: [Value], at site: Site, _ scope: Scope) -> Value? {
    let parts = arguments.filter { !$0.isCode }
    let places = parts.map { publisher($0) }
    guard parts.count > 1, let first = places.lazy.compactMap({ $0 }).first else { return nil }
    let together = Place(
      owner: first.owner, name: "\(first.name) \(site.file):\(site.offset) together",
      type: StaticType(name: "AnyPublisher"))
    let codes = codes(combining: parts.count, at: site)
    for (position, place) in places.enumerated() {
      guard let place else { continue }
      let sender = Scope(in: scope, content: Content(owner: scope.type))
      for (other, part) in parts.enumerated() { sender.variables[Self.part(other)] = lastValue(of: part) }
      forward(place, through: .closure(ClosureValue(codes[position], sender)), to: together, at: site, scope)
    }
    let function = arguments.first(where: \.isCode)
    return function.map { changed(together, by: $0, at: site, scope) } ?? .place(together)
  }

  /// What a publisher sent last, as far as that is stored somewhere.
  private func lastValue(of publisher: Value) -> Value {
    if case .binding(let place) = publisher { .place(place) } else { .unknown }
  }

  /// For each of several publishers `{ value in (#0, value, #2) }`, once for each place in the source.
  private func codes(combining count: Int, at site: Site) -> [ClosureExpression] {
    if let known = closures.combinations[site] { return known }
    let codes = (0..<count).map { sender in
      let parts = (0..<count).map { position in
        Argument(value: .name(position == sender ? "#value" : Self.part(position), site.offset))
      }
      return ClosureExpression(
        parameters: [Parameter(name: "#value")], body: [.expression(.tuple(parts))], offset: site.offset)
    }
    closures.combinations[site] = codes
    return codes
  }

  private static func part(_ position: Int) -> String { "#\(position)" }
}
