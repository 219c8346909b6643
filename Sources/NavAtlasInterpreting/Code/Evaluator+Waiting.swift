import NavAtlasProgram
import NavAtlasSourceReading

/// Code that waits for a continuation: `let name = await withCheckedContinuation { waiting = $0 }`. What follows is done
/// by whoever resumes it.
extension Evaluator {
  /// A continuation that code waits for, and whether it surely does.
  struct Wait {
    var places: [Place]
    var isSure: Bool
  }

  private static let functions: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]

  /// Follows the closure that is handed a continuation; nil for any other call.
  func awaitedCall(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard Self.functions.contains(name), let body = call.arguments.last else { return nil }
    let closure = evaluate(body.value, scope, expecting: nil)
    guard case .closure = closure else { return nil }
    let place = Place.awaited(at: site, scope.root.way)
    let made = applyCollecting(closure, [.place(place)], site)
    if !made.done.items.isEmpty { scope.content.items.append(.include(made.done, site)) }
    // What calls back at once, such as a framework's function, is waited for where it is called.
    if !made.done.emits(at: place, 0) { scope.content.awaited = place }
    return .unknown
  }

  /// How far some code has come, to see later what it has waited for since.
  func mark(in content: Content) -> (start: Int, awaited: Place?) { (content.items.count, content.awaited) }

  /// What code has waited for since it was there.
  func wait(in content: Content, since mark: (start: Int, awaited: Place?)) -> Wait? {
    if let place = content.awaited, place != mark.awaited { return Wait(places: [place], isSure: true) }
    let start = mark.start
    guard start < content.items.count else { return nil }
    for case .chosen(let inner, _) in content.items[start...] {
      if let place = inner.awaited { return Wait(places: [place], isSure: true) }
    }
    let places = content.items[start...].flatMap { item -> [Place] in
      guard case .branch(let branch) = item else { return [] }
      return branch.alternatives.filter { !$0.ends }.compactMap(\.content.awaited)
    }
    return places.isEmpty ? nil : Wait(places: places, isSure: false)
  }

  /// Follows code and what is done with what it gives: by whoever ends a wait, where it waits.
  func run<Result>(_ scope: Scope, _ first: () -> Result, then rest: (Result) -> Bool) -> Bool {
    let mark = mark(in: scope.content)
    let result = first()
    guard let wait = wait(in: scope.content, since: mark) else { return rest(result) }
    return goOn(after: wait, scope) { rest(result) }
  }

  /// Follows the code after a wait, for whoever ends it; and at once where nothing may have to be waited for.
  func goOn(after wait: Wait, _ scope: Scope, _ code: () -> Bool) -> Bool {
    let outer = scope.content
    let rest = Content(owner: outer.owner)
    rest.isOfClosure = outer.isOfClosure
    scope.content = rest
    let ends = code()
    scope.content = outer
    outer.awaited = rest.awaited ?? (wait.isSure ? wait.places.first : outer.awaited)
    guard !rest.items.isEmpty else { return ends }
    let site = Site(file: scope.file, offset: 0)
    if !wait.isSure { outer.items.append(.include(rest, site)) }
    for place in wait.places {
      listen(to: place, .content(rest))
      if wait.isSure {
        outer.items.append(.effect(Effect(operation: .await(rest), place: place, site: site)))
      }
    }
    return ends
  }
}

extension Scope {
  /// In which way its function is called, as far as names and closures in the source tell.
  fileprivate var way: String {
    let given = variables.byName.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
      switch value {
      case .closure(let closure): "\(closure.scope.file):\(closure.expression.offset)"
      case .enumCase(let value): value.name
      case .string(let text): text
      default: nil
      }
    }
    return given.map { " " + $0 }.joined()
  }
}

extension Content {
  /// True for code that tells a place something.
  fileprivate func emits(at place: Place, _ level: Int) -> Bool {
    guard level < 12 else { return true }
    return items.contains { item in
      switch item {
      case .effect(let effect):
        if case .emit = effect.operation { effect.place == place.base } else { false }
      case .include(let inner, _), .chosen(let inner, _), .attachment(let inner, _):
        inner.emits(at: place, level + 1)
      case .element(let element): element.content.emits(at: place, level + 1)
      case .handler(let handler): handler.content.emits(at: place, level + 1)
      case .branch(let branch): branch.alternatives.contains { $0.content.emits(at: place, level + 1) }
      default: false
      }
    }
  }
}
