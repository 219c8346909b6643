import NavAtlasSourceReading

/// Which of some flags are on after a piece of code, by every way through it.
struct FlagRun {
  /// The flags that are on before.
  var start: Set<String> = []
  private let flags: [String]
  private let items: Set<String>

  /// More ways than these are not told apart.
  private static let limit = 64

  init(_ presenters: [PresentationCode.Presenter]) {
    flags = presenters.map(\.flag)
    items = Set(presenters.filter(\.isItem).map(\.flag))
  }

  /// The ways that go on, and those that have left.
  private struct Ways {
    var open: Set<Set<String>>
    var left: Set<Set<String>> = []
  }

  /// What is on at the end of each way; nil where there are too many.
  func ends(_ code: [Statement]) -> Set<Set<String>>? {
    var ways = Ways(open: [start])
    run(code, &ways)
    let all = ways.open.union(ways.left)
    return all.count > Self.limit ? nil : all
  }

  /// The flag that a chain of names writes: the same one, or where a model writes its own.
  func flag(_ chain: String) -> String? {
    flags.first { $0 == chain } ?? flags.first { !chain.contains(".") && $0.lastComponent == chain }
  }

  private func run(_ code: [Statement], _ ways: inout Ways) {
    for statement in code {
      guard ways.open.count + ways.left.count <= Self.limit else { return }
      run(statement, &ways)
    }
  }

  private func run(_ statement: Statement, _ ways: inout Ways) {
    switch statement {
    case .expression(.statement(let inner)): run(inner, &ways)
    case .expression(let expression), .variable(_, _, let expression?, _): run(expression, &ways)
    case .result(let expression):
      if let expression { run(expression, &ways) }
      leave(&ways)
    case .exit: leave(&ways)
    case .condition(_, let then, let otherwise, _): branch([then, otherwise], &ways)
    case .guarded(_, let otherwise): branch([otherwise, []], &ways)
    case .choice(_, let alternatives, _): branch(alternatives.map(\.body), &ways)
    case .loop(_, _, let body, _): branch([body, []], &ways)
    case .block(let body): run(body, &ways)
    case .compiled(let branches): branch(branches.map(\.body), &ways)
    default: break
    }
  }

  private func leave(_ ways: inout Ways) {
    ways.left.formUnion(ways.open)
    ways.open = []
  }

  private func branch(_ bodies: [[Statement]], _ ways: inout Ways) {
    var all = Ways(open: [], left: ways.left)
    for body in bodies {
      var own = Ways(open: ways.open)
      run(body, &own)
      all.open.formUnion(own.open)
      all.left.formUnion(own.left)
    }
    ways = all
  }

  private func run(_ expression: Expression, _ ways: inout Ways) {
    if case .call(let call) = expression, Self.isInline(call) {
      for case .closure(let closure) in call.arguments.map(\.value) { run(closure.body, &ways) }
      return
    }
    guard case .assignment(_, let value, _) = expression, let operation = PathOperation(expression),
      let flag = flag(operation.chain)
    else { return }
    if operation.kind == .remove {
      ways.open = Set(ways.open.map { $0.subtracting([flag]) })
    } else if items.contains(flag) || value.isTrue {
      ways.open = Set(ways.open.map { $0.union([flag]) })
    }
  }

  /// True for a call whose closure runs at once, or soon after, as part of the same code.
  static func isInline(_ call: Call) -> Bool {
    call.callee.calledName.map(inline.contains) ?? false
  }

  private static let inline: Set<String> = [
    "withAnimation", "withTransaction", "Task", "async", "asyncAfter", "run", "detached",
  ]
}

extension Expression {
  fileprivate var isTrue: Bool { if case .boolean(true) = self { true } else { false } }
}
