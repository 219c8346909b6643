import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// What a layer over a whole window calls, or a part of every screen that shows whatever question there is, with its
/// buttons: the screens that asked do what they said.
extension Assembler {
  /// A call of what some screen may have handed over, by no screen or by one that did not.
  struct HandedBack {
    var hearing: Hearing
    var listener: Value
    var givers: [DeclaredType]
    var action: Action
  }

  /// True where it waits for all screens to be known.
  func handsBack(
    _ listener: Value, _ position: Int, _ values: [Value], at place: Place, _ action: Action
  ) -> Bool {
    guard !knowsGivers, action.trigger == nil else { return false }
    let givers = listener.givers
    guard !givers.isEmpty,
      action.frame.node == nil || isOfData(place) && !givers.contains(where: { shows($0, action.frame) })
    else { return false }
    let hearing = Hearing(
      place: place, listener: position, values: values, frame: ObjectIdentifier(action.frame))
    if handedBack[hearing] == nil {
      handedBack[hearing] = handedBackInOrder.count
      handedBackInOrder.append(
        HandedBack(hearing: hearing, listener: listener, givers: givers, action: action))
    }
    return true
  }

  /// Where no screen shows what handed it over, it happens wherever one is.
  func hearHandedBack() {
    var next = 0
    while next < handedBackInOrder.count {
      let one = handedBackInOrder[next]
      next += 1
      let shown = frames.filter { frame in one.givers.contains { shows($0, frame) } }
      for frame in shown.isEmpty ? [one.action.frame] : shown {
        hear(
          one.listener, one.hearing.listener, one.hearing.values, at: one.hearing.place, frame,
          one.action.sites, one.action.trigger)
      }
      settle()
    }
    knowsGivers = true
  }

  /// True for a function that a plain value carries, such as an alert's data.
  private func isOfData(_ place: Place) -> Bool {
    guard let owner = index.type(declaredAs: place.owner) else { return false }
    return owner.isPlain || owner.kind == .enumeration
  }

  /// True where a view is a screen, or a part of one.
  func shows(_ view: DeclaredType, _ frame: Frame) -> Bool {
    guard let node = frame.node else { return false }
    return node.type === view || summarizer.views(shownIn: frame.content).contains(view)
  }
}

extension Value {
  /// The views whose code is handed over, by itself or to an object that puts more around it.
  fileprivate var givers: [DeclaredType] {
    guard let owner else { return [] }
    if owner.isView { return [owner] }
    guard case .closure(let closure) = self else { return [] }
    return closure.scope.root.variables.byName.sorted { $0.key < $1.key }.compactMap { _, value in
      if case .closure = value, let giver = value.owner, giver.isView { giver } else { nil }
    }
  }
}
