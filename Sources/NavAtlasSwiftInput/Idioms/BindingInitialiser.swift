/// `Binding(get:set:)`: driven by what its getter reads.
struct BindingInitialiser: SourceIdiom {
  static let summary = "Binding(get:set:)"
  let constructors = ["Binding"]

  func construct(_ call: ConstructorCall) -> Value? {
    guard case .closure(let getter)? = call.labeled("get") else {
      return call.arguments.first?.value
    }
    var places = PlaceReader(call.evaluator).places(in: getter)
    if places.count == 1, let transform = transform(in: getter, call.evaluator) {
      places[0].transform = [transform]
    }
    let setter: ClosureValue? = if case .closure(let closure)? = call.labeled("set") { closure } else { nil }
    return .customBinding(places, setter: setter)
  }
}

extension BindingInitialiser {
  /// The function in a getter such as `{ model.note.map(Wrapped.init) }`.
  private func transform(in getter: ClosureValue, _ evaluator: Evaluator) -> Value? {
    guard getter.expression.body.count == 1, case .expression(.call(let call)) = getter.expression.body[0],
      case .member(_, "map", _) = call.callee, let function = call.arguments.first
    else { return nil }
    return evaluator.evaluate(
      function.value, Scope(in: getter.scope, content: Content(owner: getter.scope.type)), expecting: nil)
  }
}

/// The places that a closure reads.
struct PlaceReader {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func places(in closure: ClosureValue) -> [Place] {
    let scope = Scope(in: closure.scope, content: Content(owner: closure.scope.type))
    var places: [Place] = []
    for statement in closure.expression.body { read(statement, scope, &places) }
    return places
  }

  private func read(_ statement: Statement, _ scope: Scope, _ places: inout [Place]) {
    switch statement {
    case .expression(let expression), .result(let expression?): read(expression, scope, &places)
    case .variable(let pattern, _, let initial?, _):
      evaluator.bind(pattern, evaluator.evaluate(initial, scope, expecting: nil), scope)
      read(initial, scope, &places)
    case .condition(let conditions, let then, let otherwise, _):
      for condition in conditions {
        switch condition {
        case .expression(let expression), .binding(_, let expression), .match(_, let expression):
          read(expression, scope, &places)
        }
      }
      for statement in then + otherwise { read(statement, scope, &places) }
    case .guarded(let conditions, _):
      for condition in conditions {
        switch condition {
        case .expression(let expression), .binding(_, let expression), .match(_, let expression):
          read(expression, scope, &places)
        }
      }
    case .choice(let subject, _, _): read(subject, scope, &places)
    default: break
    }
  }

  private func read(_ expression: Expression, _ scope: Scope, _ places: inout [Place]) {
    switch expression {
    case .name, .member:
      if case .place(let place) = evaluator.evaluate(expression, scope, expecting: nil) {
        if !places.contains(place) { places.append(place) }
      } else if case .member(let base, _, _) = expression {
        read(base, scope, &places)
      }
    case .comparison(let left, let right, _), .coalescing(let left, let right),
      .logical(let left, let right, _):
      read(left, scope, &places)
      read(right, scope, &places)
    case .negation(let inner), .conversion(let inner, _): read(inner, scope, &places)
    case .ternary(let condition, _, _): read(condition, scope, &places)
    case .other(let parts): for part in parts { read(part, scope, &places) }
    case .call(let call):
      // `items.map { … }` reads the items.
      if case .member(let base, _, _) = call.callee {
        read(base, scope, &places)
      } else {
        read(call.callee, scope, &places)
      }
    case .element(let base, let arguments, _):
      if arguments.first?.label == "keyPath",
        case .place(let place) = evaluator.evaluate(expression, scope, expecting: nil)
      {
        places.append(place)
      } else {
        read(base, scope, &places)
      }
    case .statement(let statement): read(statement, scope, &places)
    default: break
    }
  }
}
