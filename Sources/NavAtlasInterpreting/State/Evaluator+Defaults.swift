import NavAtlasProgram
import NavAtlasSourceReading

/// The user's defaults: one storage for all that read or write a key, in whatever type.
extension Evaluator {
  /// Where a property wrapped in `AppStorage` is kept.
  func defaultsPlace(_ member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> Place? {
    guard let storage = member.declaration.attribute("AppStorage"), let argument = storage.arguments.first,
      argument.label == nil
    else { return nil }
    let scope = Scope(type: context, receiver: nil, file: member.file, content: Content(owner: context))
    return defaultsPlace(argument.value, scope)
  }

  /// `set(_:forKey:)` of whatever defaults; nil for any other call.
  func defaultsCall(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard name == "set" || name == "setValue", call.arguments.count == 2, call.arguments[0].label == nil,
      call.arguments[1].label == "forKey", let place = defaultsPlace(call.arguments[1].value, scope)
    else { return nil }
    let value = evaluate(call.arguments[0].value, scope, expecting: nil)
    scope.content.items.append(.effect(Effect(operation: .set(value), place: place, site: site)))
    return .unknown
  }

  private func defaultsPlace(_ key: Expression, _ scope: Scope) -> Place? {
    guard case .string(let text) = evaluate(key, scope, expecting: nil) else { return nil }
    return Place(owner: Place.defaults, name: text)
  }
}

extension Place {
  static let defaults = "#UserDefaults"

  /// True for what one key of the user's defaults holds.
  var isOfDefaults: Bool { owner == Self.defaults }
}
