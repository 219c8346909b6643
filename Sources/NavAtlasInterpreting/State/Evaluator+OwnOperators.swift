import NavAtlasProgram
import NavAtlasSourceReading

/// Operators of publishers that a package declares: `tapped.sinkAndStore(on: self) { model, _ in … }`.
extension Evaluator {
  /// What an unknown operator hands on, whose closure hears what the publisher sends; nil for what is called on
  /// anything else. With an object that it is called for, the closure is handed that first.
  func operatorCall(_ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard case .place = receiver, let place = publisher(receiver),
      let argument = call.arguments.last(where: \.isClosure)
    else { return nil }
    let heard = evaluate(argument.value, scope, expecting: nil)
    let owner = call.arguments.first { $0.label.map(Self.owners.contains) ?? false }
    let object = owner.map { evaluate($0.value, scope, expecting: nil) }
    let source = object.map { changed(place, with: $0, by: nil, at: site, scope) } ?? receiver
    guard let heardPlace = publisher(source) else { return nil }
    listen(to: heardPlace, heard)
    return changed(heardPlace, by: .unknown, at: site, scope)
  }

  /// How operators label the object that they are called for.
  private static let owners: Set<String> = ["on", "owner", "weak", "with"]
}

extension Argument {
  /// True for a closure in braces.
  var isClosure: Bool { if case .closure = value { true } else { false } }
}
