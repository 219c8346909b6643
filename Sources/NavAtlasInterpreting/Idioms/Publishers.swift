import NavAtlasProgram
import NavAtlasSourceReading

/// Publishers of Combine, subjects and relays of RxSwift: who sends a value, and who hears it.
struct Publishers: SourceIdiom {
  static let summary = "send and sink of Combine's publishers, of RxSwift's subjects and relays"
  let constructors =
    ["Merge", "Merge3", "Merge4", "MergeMany", "merge", "Deferred", "deferred"] + Publishers.combinations
  let methods =
    [
      "merge", "map", "compactMap", "flatMap", "flatMapLatest", "withUnretained", "send", "onNext", "accept",
      "yield", "resume", "sink", "assign", "weakAssign", "do", "handleEvents", "scan", "tryScan",
      "combineLatest", "withLatestFrom",
    ]
    + Publishers.subscriptions + Publishers.operators

  /// What tells the last values of several publishers together.
  private static let combinations = [
    "CombineLatest", "CombineLatest3", "CombineLatest4", "combineLatest", "Zip", "Zip3", "Zip4", "zip",
  ]

  /// How RxSwift names what hears.
  private static let subscriptions = ["subscribe", "bind", "drive", "emit"]

  /// What hands on the values of a publisher as they are.
  private static let operators = [
    "eraseToAnyPublisher", "eraseToStream", "eraseToAnyAsyncSequence", "receive", "removeDuplicates",
    "dropFirst", "debounce", "throttle", "share",
    "delay", "filter", "first", "prefix", "print", "autoconnect",
    "asObservable", "asDriver", "asSignal", "observe", "observeOn", "distinctUntilChanged", "take", "skip",
    "subscribeOn", "prepend", "startWith",
  ]

  /// `Publishers.Merge(a, b)` and `Observable.merge(a, b)`: each of them; `Deferred { a }`: that one.
  func construct(_ call: ConstructorCall) -> Value? {
    let isDeferred = call.name.lowercased() == "deferred"
    let given = call.arguments.flatMap { argument -> [Value] in
      switch argument.value {
      case .array(let values): values
      case .closure where isDeferred:
        call.evaluator.apply(argument.value, to: [], at: call.site).alternatives
      default: argument.value.alternatives
      }
    }
    let publishers = given.filter { call.evaluator.publisher($0) != nil }
    if Self.combinations.contains(call.name) {
      let combined = call.evaluator.combined(given, at: call.site, call.scope)
      // Those of others say nothing, but something comes of them; `zip` alone is Swift's own.
      return combined ?? (call.name.beginsUppercase ? .typed(StaticType(name: "AnyPublisher")) : nil)
    }
    return publishers.isEmpty ? nil : .oneOf(publishers)
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let place = call.evaluator.publisher(receiver) else { return handOn(call) }
    switch call.name {
    case "merge":
      let others = call.arguments().map(\.value).filter { call.evaluator.publisher($0) != nil }
      return .oneOf([receiver] + others)
    case "combineLatest", "withLatestFrom":
      return call.evaluator.combined(
        [receiver] + call.arguments().map(\.value), at: call.site, call.scope)
    case "compactMap":
      guard let change = call.arguments().first?.value else { return nil }
      return call.evaluator.compacted(place, by: change, at: call.site, call.scope)
    case "map", "flatMap", "flatMapLatest":
      guard let change = call.arguments().first?.value else { return nil }
      return call.evaluator.changed(place, by: change, at: call.site, call.scope)
    case "scan", "tryScan":
      let arguments = call.arguments()
      guard arguments.count == 2, call.evaluator.isState(arguments[0].value) else { return nil }
      let step = Scanning.Step(
        start: arguments[0].value, reducer: arguments[1].value, changesInPlace: arguments[0].label == "into")
      return call.evaluator.scanned(place, by: step, at: call.site, call.scope)
    case "filter", "first":
      guard let condition = call.arguments().first?.value else { return receiver }
      return call.evaluator.filtered(place, by: condition, at: call.site, call.scope)
    case "withUnretained":
      let arguments = call.arguments().map(\.value)
      guard let object = arguments.first else { return receiver }
      let selector = arguments.count > 1 ? arguments.last : nil
      return call.evaluator.changed(place, with: object, by: selector, at: call.site, call.scope)
    case "resume":
      guard place.isStream, call.call.argument("throwing") == nil else { return nil }
      return call.emit(call.arguments().map(\.value), at: place)
    case "send", "onNext", "accept", "yield":
      let values = call.arguments(expecting: place.type?.unwrapped.arguments.first).map(\.value)
      return call.emit(values, at: place)
    case "sink":
      guard let heard = call.arguments().first(where: { $0.label == "receiveValue" || $0.label == nil })
      else {
        return nil
      }
      listen(to: place, heard.value, call)
      return .unknown
    case "assign", "weakAssign":
      // All objects of a generic class share one place, whatever each of them keeps.
      if call.evaluator.index.type(declaredAs: place.owner)?.generics.isEmpty == false { return receiver }
      guard let stored = call.evaluator.assigning(call.call, at: call.site, call.scope) else {
        return receiver
      }
      listen(to: place, stored, call)
      return .unknown
    case "do", "handleEvents":
      if let heard = call.arguments().first(where: { $0.label.map(Self.observers.contains) ?? false }) {
        call.evaluator.listen(to: place, heard.value)
      }
      return receiver
    case let name where Self.subscriptions.contains(name):
      guard let heard = call.arguments().first(where: { $0.label.map(Self.listeners.contains) ?? true })
      else { return receiver }
      listen(to: place, heard.value, call)
      return .unknown
    default: return receiver
    }
  }

  /// Who listens for an object is handed that as well: `subscribe(with: self, onNext: { owner, value in … })`.
  private func listen(to place: Place, _ listener: Value, _ call: MethodCall) {
    if call.evaluator.noteScanned(place, keptBy: listener, at: call.site) { return }
    let owner = call.evaluator.handedOwner(among: call.arguments())
    let paired = owner.map { call.evaluator.changed(place, with: $0, by: nil, at: call.site, call.scope) }
    call.evaluator.listen(to: paired.flatMap(call.evaluator.publisher) ?? place, listener)
    if owner == nil { replay(place, to: listener, call) }
  }

  /// A subject with a value tells it at once to whoever begins to listen.
  private func replay(_ place: Place, to listener: Value, _ call: MethodCall) {
    guard !call.call.callee.skipsFirst else { return }
    call.evaluator.replay(place, to: listener, call.site, call.scope)
  }

  /// The labels of what hears in passing.
  private static let observers: Set<String> = ["onNext", "receiveOutput"]

  /// The labels of what hears.
  private static let listeners: Set<String> = ["onNext", "to"]

  /// What something that is no publisher of the app's, such as a button, binds to one.
  private func handOn(_ call: MethodCall) -> Value? {
    guard Self.subscriptions.contains(call.name), let target = call.call.arguments.first, target.label == "to"
    else { return nil }
    let aside = Scope(in: call.scope, content: Content(owner: call.scope.type))
    let relay = call.evaluator.evaluate(target.value, aside, expecting: nil)
    return call.evaluator.publisher(relay).map { call.emit([.unknown], at: $0) }
  }
}

extension Evaluator {
  /// Tells who begins to listen to a subject the value that it has.
  func replay(_ place: Place, to listener: Value, _ site: Site, _ scope: Scope) {
    let told = currentValue(of: place) ?? sessionAtFirst(of: place) ?? anyCase(of: place)
    let current = (told ?? defaultAtFirst(place)).map { [$0] }
    for value in current ?? yieldedAtFirst(to: place) {
      let content = content(apply(listener, to: [value], at: site), owner: scope.type, at: site)
      guard !content.items.isEmpty else { continue }
      let replayed = Content(owner: scope.type, items: [.include(content, site)])
      replayed.isReplayed = true
      scope.content.items.append(.include(replayed, site))
    }
  }

  /// Any case of an enumeration, where a subject has one to begin with that an initialiser chooses.
  private func anyCase(of place: Place) -> Value? {
    guard isCurrentSubject(place), let type = place.type?.unwrapped.arguments.first,
      type.declaration?.kind == .enumeration, let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first, member.declaration.initial == nil
    else { return nil }
    return .typed(type)
  }
}

/// State machines of SwiftState, whose handlers run for the events that are tried.
struct StateMachines: SourceIdiom {
  static let summary = "events and handlers of SwiftState's machines"
  let methods = ["tryEvent", "tryState", "addAnyHandler", "addHandler", "addRoutes"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard case .place(let place) = receiver, let type = place.type?.unwrapped, type.declaration == nil,
      type.name.lastComponent == "StateMachine"
    else { return nil }
    let isEvent = call.name == "tryEvent"
    let kind = isEvent ? type.arguments.last : type.arguments.first
    let arguments = call.arguments(expecting: kind)
    if call.name.hasPrefix("add") {
      guard let handler = arguments.first(where: { $0.isTrailing || $0.label == "handler" }) else {
        return nil
      }
      let event = arguments.first { $0.label == "event" }?.value
      call.evaluator.listen(to: event.map { place.base.on($0) } ?? place.base, handler.value)
      return .unknown
    }
    let given = arguments.first { $0.label == nil }?.value ?? .unknown
    let context = Value.tuple([
      LabeledValue(label: "event", value: isEvent ? given : .unknown),
      LabeledValue(label: "fromState", value: .unknown),
      LabeledValue(label: "toState", value: isEvent ? .unknown : given),
      LabeledValue(label: "userInfo", value: .unknown),
    ])
    _ = call.emit([context], at: place.base.on(given))
    return call.emit([context], at: place)
  }
}

extension Place {
  /// The handlers of one event.
  fileprivate func on(_ event: Value) -> Place {
    guard case .enumCase(let value) = event else { return self }
    return Place(owner: owner, name: name + " " + value.name, type: type, instance: instance, held: held)
  }
}

extension MethodCall {
  /// Notes that those who listen to a place get values.
  fileprivate func emit(_ values: [Value], at place: Place) -> Value {
    evaluator.emit(values, at: place, site, scope)
    return .unknown
  }
}

extension Expression {
  /// True for `subject.dropFirst().sink`.
  var skipsFirst: Bool {
    guard case .member(let base, let name, _) = self else { return false }
    if name == "dropFirst" || name == "skip" { return true }
    if case .call(let call) = base { return call.callee.skipsFirst }
    return base.skipsFirst
  }
}
