import NavAtlasProgram
import NavAtlasSourceReading

/// `object.publisher(for: \.property)`: who hears it is told what is written there.
struct ObservedProperties: SourceIdiom {
  static let summary = "publisher(for:) of a key path"
  let methods = ["publisher"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let first = call.call.arguments.first, first.label == "for",
      case .keyPath(_, let names) = first.value, names.count == 1,
      let type = call.evaluator.type(of: receiver)?.unwrapped
    else { return nil }
    if type.name.lastComponent == "UserDefaults" { return call.evaluator.observedDefault(names[0]) }
    guard type.declaration?.isClass == true,
      case .place(let place)? = call.evaluator.member(names[0], of: receiver, call.site, own: nil)
    else { return nil }
    return .binding(place)
  }
}

extension Evaluator {
  /// What the app adds to the user's defaults by a name: the storage under the key that its code asks for.
  fileprivate func observedDefault(_ name: String) -> Value? {
    guard let defaults = index.addition(to: "UserDefaults"),
      let member = index.properties(named: name, of: defaults).first
    else { return nil }
    let scope = Scope(type: defaults, receiver: nil, file: member.file, content: Content(owner: defaults))
    var keys: [String] = []
    for code in member.declaration.code {
      code.statements.visit { expression in
        guard case .call(let call) = expression, let key = call.argument("forKey"),
          case .string(let text) = evaluate(key, scope, expecting: nil)
        else { return }
        keys.append(text)
      }
    }
    let kept = resolve(member.declaration.type, defaults, member.file)
    let publisher = StaticType(name: "Publisher", arguments: kept.map { [$0] } ?? [])
    return .place(Place(owner: Place.defaults, name: keys.first ?? name, type: publisher))
  }

  /// Some value of its type, for who begins to observe what the user's defaults keep.
  func defaultAtFirst(_ place: Place) -> Value? {
    guard place.isOfDefaults, let publisher = place.type, publisher.name == "Publisher" else { return nil }
    return publisher.arguments.first.map { .typed($0) }
  }
}
