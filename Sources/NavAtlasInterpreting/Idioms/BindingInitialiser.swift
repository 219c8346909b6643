import NavAtlasSourceReading

/// `Binding(get:set:)`: driven by what its getter reads.
struct BindingInitialiser: SourceIdiom {
  static let summary = "Binding(get:set:)"
  let constructors = ["Binding"]

  func construct(_ call: ConstructorCall) -> Value? {
    let set = call.labeled("set")
    let get = call.labeled("get") ?? (set == nil ? nil : call.trailing.first { $0.label == nil }?.value)
    let getter = get.map { call.evaluator.code(of: $0, in: call.scope.receiver) } ?? []
    guard let code = getter.first else { return call.arguments.first?.value }
    var places = PlaceReader(call.evaluator).places(in: getter)
    if places.count == 1, let transform = transform(in: code, call.evaluator) {
      places[0].transform = [transform]
    }
    if places.count == 1, code.body.count == 1, let read = code.body[0].yielded,
      let asked = call.evaluator.asked(by: read, code.scope), asked == places[0]
    {
      places[0] = asked
    }
    if let place = places.first, places.count == 1,
      let written = plainlyWritten(place, code, set, call.evaluator)
    {
      return call.evaluator.writtenBinding(written.target, written.scope) ?? .binding(place)
    }
    return .customBinding(places, setter: set.flatMap { $0.isFunction ? $0 : nil })
  }

  /// What the setter stores what it is given in, where the getter gives what is stored: that is `$place`.
  private func plainlyWritten(
    _ place: Place, _ getter: Evaluator.FunctionCode, _ setter: Value?, _ evaluator: Evaluator
  ) -> (target: Expression, scope: Scope)? {
    guard place.transform.isEmpty, place.asked.isEmpty, getter.body.count == 1,
      let read = getter.body[0].yielded,
      read.names != nil,
      evaluator.evaluate(read, getter.scope, expecting: nil) == .place(place),
      let code = setter.flatMap({ evaluator.code(of: $0).first }), code.body.count == 1,
      case .assignment(let target, .name(let given, _), _)? = code.body[0].yielded,
      given == code.parameters.first ?? "$0",
      evaluator.evaluate(target, code.scope, expecting: nil) == .place(place)
    else { return nil }
    return (target, code.scope)
  }

  /// The function in a getter such as `{ model.note.map(Wrapped.init) }`.
  private func transform(in getter: Evaluator.FunctionCode, _ evaluator: Evaluator) -> Value? {
    guard getter.body.count == 1, case .call(let call)? = getter.body[0].yielded,
      case .member(_, "map", _) = call.callee, let function = call.arguments.first
    else { return nil }
    return evaluator.evaluate(function.value, getter.scope, expecting: nil)
  }
}

extension Statement {
  /// The expression that is all there is to it.
  fileprivate var yielded: Expression? {
    switch self {
    case .expression(let expression), .result(let expression?): expression
    default: nil
    }
  }
}

extension Value {
  fileprivate var isFunction: Bool {
    switch self {
    case .closure, .method: true
    default: false
    }
  }
}
