import NavAtlasProgram
import NavAtlasSourceReading

/// Functions of which code calls one, nobody knows which, and functions that other functions make.
extension Evaluator {
  /// Calls one of several functions: what they do are ways beside each other.
  func invoke(
    oneOf functions: [Value], _ name: String, _ call: Call, _ site: Site, _ scope: Scope,
    _ expected: StaticType?
  ) -> Value {
    let versions = functions.map { function in
      { (inner: Scope) -> Value in
        let value = self.invoke(function, name, call, site, inner, expected)
        guard case .content(let done) = value, !done.holdsViews else { return value }
        if !done.items.isEmpty { inner.content.items.append(.include(done, site)) }
        return .unknown
      }
    }
    return alternatives(versions, site, scope)
  }

  /// What one of several functions gives, nobody knows which.
  func ways(_ results: [CallResult], _ site: Site) -> CallResult {
    let done = results.map(\.content).filter { !$0.items.isEmpty }
    let branch = Branch(
      subject: .unknown, alternatives: done.map { .init(test: .unknown, content: $0) }, site: site)
    return CallResult(
      value: .oneOf(results.map(\.value)),
      content: Content(owner: nil, items: done.isEmpty ? [] : [.branch(branch)]))
  }

  /// The function that those make which were handed to a place; nil where none is known.
  func function(madeBy place: Place, _ values: [Value], _ site: Site) -> Value? {
    guard place.type?.result?.isFunction == true else { return nil }
    let made = (listeners[place.base] ?? []).map { applyCollecting($0, values, site).value }
      .filter(\.isCallable)
    return made.isEmpty ? nil : .oneOf(made)
  }

  /// `layers.reduce(base) { next, layer in layer(next) }`: what is made of the elements one after the other.
  func reduced(_ list: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard call.arguments.count == 2, call.arguments[0].label == nil else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    var value = evaluate(call.arguments[0].value, aside, expecting: nil)
    let combine = evaluate(call.arguments[1].value, aside, expecting: nil)
    guard combine.isCallable, value.isCallable || value.isViewLike(self) else { return nil }
    if list == .array([]) { return value }
    let areKnown = list.isArray
    for element in elements(of: list) {
      let made = effects(of: applyCollecting(combine, [value, element], site), site, aside)
      value = areKnown ? made : .oneOf([value, made])
    }
    guard value != .unknown else { return nil }
    scope.content.items += aside.content.items
    return value
  }

  /// How often the code of a loop is reached that goes through a sequence.
  func passage(of body: [Statement], for sequence: Value?) -> Scope.Passage {
    guard case .array(let values)? = sequence, !values.isEmpty, values.areFew else { return .perhaps }
    let isStraight = body.allSatisfy { statement in
      switch statement {
      case .variable, .function: true
      case .expression(.statement): false
      case .expression: true
      default: false
      }
    }
    return isStraight ? .round : .perhaps
  }
}

extension [Value] {
  /// True for what can only be called: closures and methods.
  var areFunctions: Bool { count > 1 && allSatisfy(\.isCallable) }
}

extension Value {
  /// True for a closure or a method, whichever of several.
  var isCallable: Bool {
    switch self {
    case .closure, .method: true
    case .choice(let values): values.allSatisfy(\.isCallable)
    default: false
    }
  }
}

extension Scope {
  convenience init(in parent: Scope, passage: Passage) {
    self.init(in: parent)
    self.passage = passage
  }

  /// True for code that is reached wherever the code around it is; in rounds of a loop, what is made of the old value
  /// takes its place.
  func isPassed(wrapping: Bool) -> Bool { passage == .once || wrapping && passage == .round }

  /// True for code that is reached wherever the function around is called.
  func isReached(wrapping: Bool) -> Bool {
    guard let parent else { return true }
    return isPassed(wrapping: wrapping) && parent.isReached(wrapping: wrapping)
  }

  /// The function that an initialiser has given to a property so far.
  func functionBeingKept(in name: String) -> Value? {
    guard let value = construction?.fields[name], value.isCallable else { return nil }
    return value
  }
}

extension Expression {
  /// True where a name is in it.
  func mentions(_ name: String) -> Bool {
    var isThere = false
    visit { expression in
      switch expression {
      case .name(name, _), .member(.name("self", _), name, _): isThere = true
      default: break
      }
    }
    return isThere
  }
}
