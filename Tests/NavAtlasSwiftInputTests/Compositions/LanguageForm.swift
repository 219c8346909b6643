/// One way in which Swift hands a value on, between the button that decides on a route and the code that shows it.
struct LanguageForm: Sendable {
  /// Writes the code that shows a route.
  typealias Opening = @Sendable (String) -> String

  let name: String
  /// What the view has besides.
  let members: @Sendable (Opening) -> String
  /// What stands beside the view.
  let declarations: String
  /// The routes that it may be.
  let leads: [String]
  /// What the button does.
  let code: @Sendable (Opening) -> String

  init(
    _ name: String, members: @escaping @Sendable (Opening) -> String = { _ in "" }, declarations: String = "",
    leads: [String] = ["b"], code: @escaping @Sendable (Opening) -> String
  ) {
    self.name = name
    self.members = members
    self.declarations = declarations
    self.leads = leads
    self.code = code
  }

  static let all: [LanguageForm] = [
    LanguageForm(
      "direct",
      code: { open in "\(open(".b"))" }),
    LanguageForm(
      "let",
      code: { open in "let r: Route = .b\n\(open("r"))" }),
    LanguageForm(
      "deferredIf",
      leads: ["b", "c"],
      code: { open in "let r: Route\nif flag { r = .b } else { r = .c }\n\(open("r"))" }),
    LanguageForm(
      "deferredSwitch",
      leads: ["b", "c"],
      code: { open in "let r: Route\nswitch count { case 0: r = .b\ndefault: r = .c }\n\(open("r"))" }),
    LanguageForm(
      "changedVariable",
      leads: ["b", "c"],
      code: { open in "var r = Route.b\nif flag { r = .c }\n\(open("r"))" }),
    LanguageForm(
      "ternary",
      leads: ["b", "c"],
      code: { open in "\(open("flag ? .b : .c"))" }),
    LanguageForm(
      "ifExpression",
      leads: ["b", "c"],
      code: { open in "let r: Route = if flag { .b } else { .c }\n\(open("r"))" }),
    LanguageForm(
      "switchExpression",
      leads: ["b", "c"],
      code: { open in "let r: Route = switch count { case 0: .b\ndefault: .c }\n\(open("r"))" }),
    LanguageForm(
      "nestedFunction",
      code: { open in "func inner(_ r: Route) { \(open("r")) }\ninner(.b)" }),
    LanguageForm(
      "closure",
      code: { open in "let f: (Route) -> Void = { r in \(open("r")) }\nf(.b)" }),
    LanguageForm(
      "tuple",
      code: { open in "let (_, r) = (1, Route.b)\n\(open("r"))" }),
    LanguageForm(
      "tupleMember",
      code: { open in "let t = (n: 1, r: Route.b)\n\(open("t.r"))" }),
    LanguageForm(
      "firstElement",
      code: { open in "let a: [Route] = [.b]\nif let found = a.first { \(open("found")) }" }),
    LanguageForm(
      "elementAtIndex",
      code: { open in "let a: [Route] = [.a, .b]\n\(open("a[1]"))" }),
    LanguageForm(
      "dictionary",
      code: { open in "let d: [String: Route] = [\"x\": .b]\nif let found = d[\"x\"] { \(open("found")) }" }),
    LanguageForm(
      "dictionaryOfTwo",
      code: { open in
        "let d: [String: Route] = [\"w\": .a, \"x\": .b]\nif let found = d[\"x\"] { \(open("found")) }"
      }),
    LanguageForm(
      "dictionaryOfClosures",
      code: { open in "let d: [String: () -> Void] = [\"x\": { \(open(".b")) }]\nd[\"x\"]?()" }),
    LanguageForm(
      "optionalMap",
      code: { open in "let r: Route? = .b\nr.map { \(open("$0")) }" }),
    LanguageForm(
      "optionalBinding",
      code: { open in "let r: Route? = .b\nif let r { \(open("r")) }" }),
    LanguageForm(
      "guardBinding",
      code: { open in "let r: Route? = .b\nguard let r else { return }\n\(open("r"))" }),
    LanguageForm(
      "forEach",
      code: { open in "[Route.b].forEach { \(open("$0")) }" }),
    LanguageForm(
      "loop",
      code: { open in "for r in [Route.b] { \(open("r")) }" }),
    LanguageForm(
      "methodTakingClosure",
      declarations: "struct Box { let r: Route\nfunc apply(_ f: (Route) -> Void) { f(r) } }\n",
      code: { open in "Box(r: .b).apply { \(open("$0")) }" }),
    LanguageForm(
      "sharedObject",
      declarations: "final class Box { static let shared = Box()\nvar r = Route.b }\n",
      code: { open in "\(open("Box.shared.r"))" }),
    LanguageForm(
      "staticConstant",
      declarations: "enum Routes { static let start = Route.b }\n",
      code: { open in "\(open("Routes.start"))" }),
    LanguageForm(
      "staticFunction",
      declarations: "enum Routes { static func make() -> Route { .b } }\n",
      code: { open in "\(open("Routes.make()"))" }),
    LanguageForm(
      "staticMember",
      declarations: "extension Route { static var start: Route { .b } }\n",
      code: { open in "\(open(".start"))" }),
    LanguageForm(
      "rawValue",
      code: { open in "if let found = Route(rawValue: \"b\") { \(open("found")) }" }),
    LanguageForm(
      "genericIdentity",
      declarations: "func identity<T>(_ x: T) -> T { x }\n",
      code: { open in "\(open("identity(Route.b)"))" }),
    LanguageForm(
      "defaultArgument",
      members: { open in "func open(_ r: Route = .b) { \(open("r")) }" },
      code: { open in "open()" }),
    LanguageForm(
      "curried",
      members: { open in "func opener(_ r: Route) -> () -> Void { { \(open("r")) } }" },
      code: { open in "opener(.b)()" }),
    LanguageForm(
      "task",
      members: { open in "func open(_ r: Route) async { \(open("r")) }" },
      code: { open in "Task { await open(.b) }" }),
    LanguageForm(
      "mainActorRun",
      code: { open in "Task { await MainActor.run { \(open(".b")) } }" }),
    LanguageForm(
      "withAnimation",
      code: { open in "withAnimation(.easeIn) { \(open(".b")) }" }),
    LanguageForm(
      "defer",
      code: { open in "defer { \(open(".b")) }\nprint(\"x\")" }),
    LanguageForm(
      "doCatch",
      members: { open in "func load() throws -> Route { .b }" },
      code: { open in "do { let r = try load()\n\(open("r")) } catch { print(error) }" }),
    LanguageForm(
      "optionalTry",
      members: { open in "func load() throws -> Route { .b }" },
      code: { open in "if let r = try? load() { \(open("r")) }" }),
    LanguageForm(
      "asyncLet",
      members: { open in "func load() async -> Route { .b }" },
      code: { open in "Task { async let r = load()\nlet x = await r\n\(open("x")) }" }),
    LanguageForm(
      "result",
      code: { open in
        "let r: Result<Route, Error> = .success(.b)\nif case .success(let x) = r { \(open("x")) }"
      }),
    LanguageForm(
      "switchOverResult",
      code: { open in
        "let r: Result<Route, Error> = .success(.b)\nswitch r { case .success(let x): \(open("x"))\ncase .failure: print(\"x\") }"
      }),
    LanguageForm(
      "completion",
      members: { open in
        "func load(_ done: @escaping (Route) -> Void) { DispatchQueue.main.async { done(.b) } }"
      },
      code: { open in "load { r in \(open("r")) }" }),
    LanguageForm(
      "completionWithResult",
      members: { open in "func load(_ done: @escaping (Result<Route, Error>) -> Void) { done(.success(.b)) }"
      },
      code: { open in
        "load { result in switch result { case .success(let r): \(open("r"))\ncase .failure(let e): print(e) } }"
      }),
    LanguageForm(
      "protocol",
      declarations:
        "protocol Opener { func route() -> Route }\nstruct BOpener: Opener { func route() -> Route { .b } }\n",
      code: { open in "let o: Opener = BOpener()\n\(open("o.route()"))" }),
    LanguageForm(
      "existential",
      declarations:
        "protocol Opener { var route: Route { get } }\nstruct BOpener: Opener { var route: Route { .b } }\nstruct AOpener: Opener { var route: Route { .a } }\n",
      code: { open in "let o: any Opener = BOpener()\n\(open("o.route"))" }),
    LanguageForm(
      "computedByCase",
      declarations:
        "enum Kind { case first, second\nvar route: Route { switch self { case .first: .a\ncase .second: .b } } }\n",
      code: { open in "\(open("Kind.second.route"))" }),
    LanguageForm(
      "associatedValue",
      declarations: "enum Kind { case first, second(Route) }\n",
      code: { open in "let k = Kind.second(.b)\nif case .second(let r) = k { \(open("r")) }" }),
    LanguageForm(
      "lazyVariable",
      declarations: "final class Box { lazy var r: Route = { .b }() }\n",
      code: { open in "\(open("Box().r"))" }),
    LanguageForm(
      "propertyMadeByClosure",
      declarations: "final class Box { let r: Route = { let x = Route.b\nreturn x }() }\n",
      code: { open in "\(open("Box().r"))" }),
    LanguageForm(
      "computedSetter",
      members: { open in
        "var current: Route? { get { nil } nonmutating set { if let newValue { \(open("newValue")) } } }"
      },
      code: { open in "current = .b" }),
    LanguageForm(
      "chosenByText",
      members: { open in
        "func open(_ id: String) { switch id { case \"a\": \(open(".a"))\ncase \"b\": \(open(".b"))\ndefault: break } }"
      },
      code: { open in "open(\"b\")" }),
    LanguageForm(
      "chosenByNumber",
      members: { open in
        "func open(_ id: Int) { if id == 0 { \(open(".a")) } else if id == 1 { \(open(".b")) } else { \(open(".c")) } }"
      },
      code: { open in "open(1)" }),
    LanguageForm(
      "chosenByTruth",
      members: { open in "func open(first: Bool) { \(open("first ? .a : .b")) }" },
      code: { open in "open(first: false)" }),
    LanguageForm(
      "chosenByGuard",
      members: { open in
        "func open(first: Bool) { guard first else { \(open(".b"))\nreturn }\n\(open(".a")) }"
      },
      code: { open in "open(first: false)" }),
    LanguageForm(
      "optionalParameter",
      members: { open in "func open(_ r: Route?) { if let r { \(open("r")) } }" },
      code: { open in "open(.b)" }),
    LanguageForm(
      "absentParameter",
      members: { open in "func open(_ r: Route?) { if let r { \(open("r")) } else { \(open(".b")) } }" },
      code: { open in "open(nil)" }),
    LanguageForm(
      "variadic",
      members: { open in "func open(_ r: Route...) { for x in r { \(open("x")) } }" },
      code: { open in "open(.b)" }),
    LanguageForm(
      "severalTrailingClosures",
      members: { open in "func choose(_ yes: () -> Void, cancel: () -> Void) { yes() }" },
      code: { open in "choose { \(open(".b")) } cancel: { print(\"x\") }" }),
    LanguageForm(
      "autoclosure",
      members: { open in "func open(_ r: Route) { \(open("r")) }" },
      declarations: "func later(_ f: @autoclosure () -> Void) { f() }\n",
      code: { open in "later(open(.b))" }),
    LanguageForm(
      "genericClosure",
      declarations: "@discardableResult func run<T>(_ f: () throws -> T) rethrows -> T { try f() }\n",
      code: { open in "run { \(open(".b")) }" }),
    LanguageForm(
      "typeAlias",
      declarations: "typealias R = Route\n",
      code: { open in "\(open("R.b"))" }),
    LanguageForm(
      "joinedLists",
      code: { open in "let all = [Route.b] + []\nif let found = all.first { \(open("found")) }" }),
    LanguageForm(
      "compactMap",
      code: { open in
        "let all = [nil, Route.b].compactMap { $0 }\nif let found = all.first { \(open("found")) }"
      }),
    LanguageForm(
      "filter",
      code: { open in
        "let all = [Route.a, .b].filter { $0 == .b }\nif let found = all.first { \(open("found")) }"
      }),
    LanguageForm(
      "coalescing",
      code: { open in "let r: Route? = nil\n\(open("r ?? .b"))" }),
    LanguageForm(
      "returnedTuple",
      members: { open in "func pair() -> (Route, Int) { (.b, 1) }" },
      code: { open in "\(open("pair().0"))" }),
    LanguageForm(
      "listOfClosures",
      code: { open in "let actions: [(String, () -> Void)] = [(\"b\", { \(open(".b")) })]\nactions[0].1()" }),
    LanguageForm(
      "structureWithClosure",
      declarations: "struct Act { let title: String\nvar action: (() -> Void)? = nil }\n",
      code: { open in "let act = Act(title: \"b\", action: { \(open(".b")) })\nact.action?()" }),
    LanguageForm(
      "recursion",
      members: { open in "func open(_ n: Int) { if n == 0 { \(open(".b")) } else { open(n - 1) } }" },
      code: { open in "open(3)" }),
    LanguageForm(
      "globalFunction",
      declarations: "func openGlobally(_ r: Route, _ f: (Route) -> Void) { f(r) }\n",
      code: { open in "openGlobally(.b) { \(open("$0")) }" }),
    LanguageForm(
      "patternOfTuple",
      code: { open in
        "let n: (Int, Route) = (1, .b)\nswitch n { case (1, let r): \(open("r"))\ndefault: break }"
      }),
    LanguageForm(
      "fallthrough",
      code: { open in
        "let k = 1\nswitch k { case 1: fallthrough\ncase 2: \(open(".b"))\ndefault: \(open(".c")) }"
      }),
    LanguageForm(
      "captureByName",
      code: { open in "let r = Route.b\nlet f = { [r] in \(open("r")) }\nf()" }),
    LanguageForm(
      "captureWithValue",
      code: { open in "let f = { [target = Route.b] in \(open("target")) }\nf()" }),
    LanguageForm(
      "mapByKeyPath",
      declarations: "struct Box { let r: Route }\n",
      code: { open in "if let r = [Box(r: .b)].map(\\.r).first { \(open("r")) }" }),
    LanguageForm(
      "mutatingMethod",
      declarations: "struct Box { var r = Route.a\nmutating func turn() { r = .b } }\n",
      code: { open in "var b = Box()\nb.turn()\n\(open("b.r"))" }),
    LanguageForm(
      "changedCopy",
      declarations:
        "struct Box { var r = Route.a\nfunc with(_ r: Route) -> Box { var c = self\nc.r = r\nreturn c } }\n",
      code: { open in "\(open("Box().with(.b).r"))" }),
    LanguageForm(
      "builder",
      declarations:
        "final class Maker { private var r = Route.a\nfunc to(_ r: Route) -> Self { self.r = r\nreturn self }\nfunc build() -> Route { r } }\n",
      code: { open in "\(open("Maker().to(.b).build()"))" }),
    LanguageForm(
      "methodOfRoute",
      declarations: "extension Route { func then(_ f: (Route) -> Void) { f(self) } }\n",
      code: { open in "Route.b.then { \(open("$0")) }" }),
    LanguageForm(
      "failableInitialiser",
      declarations:
        "extension Route { init?(code: Int) { switch code { case 1: self = .a\ncase 2: self = .b\ndefault: return nil } } }\n",
      code: { open in "if let r = Route(code: 2) { \(open("r")) }" }),
    LanguageForm(
      "asyncStream",
      code: { open in "Task { for await r in AsyncStream<Route> { c in c.yield(.b) } { \(open("r")) } }" }),
    LanguageForm(
      "chainOfPatterns",
      code: { open in
        "let r = Route.b\nif case .a = r { \(open(".a")) } else if case .b = r { \(open(".b")) } else { \(open(".c")) }"
      }),
    LanguageForm(
      "optionalChain",
      declarations: "final class Box { var next: Box?\nvar r = Route.b }\n",
      code: { open in "let b: Box? = Box()\nif let r = b?.r { \(open("r")) }" }),
    LanguageForm(
      "overriddenMethod",
      declarations:
        "class Base { func route() -> Route { .a } }\nfinal class Sub: Base { override func route() -> Route { .b } }\n",
      code: { open in "let o: Base = Sub()\n\(open("o.route()"))" }),
    LanguageForm(
      "inheritedMethod",
      declarations:
        "class Base { func go(_ f: (Route) -> Void) { f(.b) } }\nfinal class Sub: Base { override func go(_ f: (Route) -> Void) { super.go(f) } }\n",
      code: { open in "Sub().go { \(open("$0")) }" }),
    LanguageForm(
      "while",
      code: { open in "var n = 0\nwhile n < 2 { n += 1\nif n == 1 { \(open(".b")) } }" }),
    LanguageForm(
      "switchOverTrue",
      code: { open in "switch true { case count > 3: \(open(".b"))\ndefault: break }" }),
    LanguageForm(
      "methodReference",
      members: { open in "func open(_ r: Route) { \(open("r")) }" },
      code: { open in "let f = open\nf(.b)" }),
    LanguageForm(
      "methodHandedOn",
      members: { open in "func open(_ r: Route) { \(open("r")) }" },
      code: { open in "[Route.b].forEach(open)" }),
    LanguageForm(
      "guardThatThrows",
      members: { open in "func check() throws -> Bool { true }" },
      code: { open in "do { guard try check() else { return }\n\(open(".b")) } catch {}" }),
    LanguageForm(
      "caseWithClosure",
      declarations: "enum Cmd { case go(() -> Void)\nfunc run() { if case .go(let f) = self { f() } } }\n",
      code: { open in "Cmd.go { \(open(".b")) }.run()" }),
    LanguageForm(
      "comparisonWithNil",
      code: { open in "let x: String? = nil\nif x != nil { \(open(".c")) } else { \(open(".b")) }" }),
    LanguageForm(
      "prefixOfText",
      members: { open in "func open(_ id: String) { if id.hasPrefix(\"b\") { \(open(".b")) } }" },
      code: { open in "open(\"b\\(count)\")" }),
  ]
}
