import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// One listener, and what it is told for a screen.
  struct Hearing: Hashable {
    var place: Place
    var listener: Int
    var values: [Value]
    var frame: ObjectIdentifier
  }

  /// Code that listens to a place runs for the screen that makes it call or send.
  func emit(_ values: [Value], at place: Place, _ action: Action) {
    let listeners = evaluator.listeners[place] ?? []
    // Of several screens that listen to what is the same in each, one hears what it does itself.
    let own = action.frame.node?.type.flatMap { $0.isController ? $0 : nil }
    let ownWaits = place.isStream ? waits(of: action.frame, among: listeners) : []
    let hearsItself = own.map { type in listeners.contains { $0.owner === type } } ?? false
    for (position, listener) in listeners.enumerated() {
      if hearsItself, let other = listener.owner, other.isController, other !== own { continue }
      if !ownWaits.isEmpty, !ownWaits.contains(listener) { continue }
      if handsBack(listener, position, values, at: place, action) { continue }
      hear(
        listener, position, values, at: place, action.frame, action.sites,
        place.isStream && !place.isAnswer ? .notification : action.trigger)
    }
    if action.frame.node != nil || place.type?.isFunction == true { emitted.insert(place) }
  }

  func hear(
    _ listener: Value, _ position: Int, _ values: [Value], at place: Place, _ frame: Frame, _ sites: [Site],
    _ trigger: Action.Trigger?
  ) {
    let hearing = Hearing(place: place, listener: position, values: values, frame: ObjectIdentifier(frame))
    guard heard.insert(hearing).inserted else { return }
    let site = sites.last ?? Site(file: 0, offset: 0)
    let content = evaluator.content(
      evaluator.apply(listener, to: values, at: site), owner: listener.owner, at: site)
    if !content.items.isEmpty { follow(content, as: frame, sites, trigger: trigger) }
  }

  /// Listeners to what no screen was seen to send: it may come from the screens of the object they listen to.
  func hearUnsent() {
    hearHandedBack()
    var before = -1
    var rounds = 0
    while before != heard.count, rounds < 12 {
      before = heard.count
      rounds += 1
      let places = evaluator.listeners.keys.filter {
        !emitted.contains($0) && !evaluator.ownFunctions.contains($0)
      }
      for place in places.sorted(by: { ($0.owner, $0.name) < ($1.owner, $1.name) }) { hearUnsent(at: place) }
      goOnUnresumed()
      settle()
    }
  }

  private func hearUnsent(at place: Place) {
    guard let owner = index.type(declaredAs: place.owner), !makesViews(place, of: owner) else { return }
    let views = knownPresenters[owner] ?? evaluator.views(of: owner)
    knownPresenters[owner] = views
    for (position, listener) in (evaluator.listeners[place] ?? []).enumerated() {
      // What a stream hands on to where it is kept is sent by whoever sends to the stream.
      if place.isStream, case .place = listener { continue }
      if evaluator.isCalledByTaker(listener, at: place) { continue }
      let views = views.isEmpty ? presenters(of: listener) : views
      guard !views.isEmpty else { continue }
      let hearers = frames.filter { frame in frame.node?.type.map(views.contains) ?? false }
      // A view hears where it is shown.
      let own = hearers.filter { frame in listener.owner.map { $0.isView && shows($0, frame) } ?? false }
      for frame in own.isEmpty ? hearers : own {
        hear(listener, position, [.unknown], at: place, frame, [], nil)
      }
    }
  }

  /// True for functions that make views: they show nothing before somebody asks them to.
  private func makesViews(_ place: Place, of owner: DeclaredType) -> Bool {
    let written = owner.properties[place.name]?.first?.declaration.type
    guard let made = evaluator.resolve(written, owner, owner.file)?.result?.unwrapped else { return false }
    return made.declaration?.isView ?? ["AnyView", "View"].contains(made.name)
  }

  /// The views of the object that listens, for what something without any view publishes.
  private func presenters(of listener: Value) -> Set<DeclaredType> {
    guard let owner = listener.owner, owner.isClass else { return [] }
    if owner.isController { return [owner] }
    let views = knownPresenters[owner] ?? evaluator.views(of: owner)
    knownPresenters[owner] = views
    return views
  }
}
