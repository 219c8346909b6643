import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// A container's root that is whatever a place holds, or a part of a screen that is.
  struct Slot {
    var presenter: String
    /// The members that lead from what is stored to the object that shows itself.
    var names: [String]
    var stage: Stage
    var owner: DeclaredType?
    var presentation: Presentation?
    var site: Site
    /// The screen of which it is a part, and how that comes to it.
    var whole: (frame: Frame, sites: [Site])?
  }

  /// What code keeps to be shown, and the screens whose code does.
  struct Stored {
    var value: Value
    var writers: [Frame] = []
  }

  /// Shows what is known to be stored, and what will be.
  func mount(
    slot branch: Branch, _ presenter: String, on stage: Stage, _ owner: DeclaredType?, _ extras: [Item],
    _ presentation: Presentation?
  ) -> [ScreenNode] {
    guard case .place(let place) = branch.subject else { return [] }
    openMounts += 1
    // What hangs on the container is there whatever it shows.
    if !extras.isEmpty { show(nil, on: stage, .container, Content(owner: owner, items: extras)) }
    if place.keepsView { keep(evaluator.initialValue(of: place), in: place) }
    var nodes: [ScreenNode] = []
    var names: [String] = []
    for (position, whole) in ([place] + place.via).enumerated() {
      let slot = Slot(
        presenter: presenter, names: names, stage: stage, owner: owner, presentation: presentation,
        site: branch.site)
      if drivers.isNew(branch.site, stage, .slot(position)) {
        slots[whole.base, default: []].append(slot)
        discoveries += 1
      }
      for stored in stored.matching(whole.base, evaluator.tellsApart) {
        nodes += fill(slot, with: stored.value)
      }
      names.insert(whole.name, at: 0)
    }
    return nodes.distinct
  }

  /// Follows what is stored as a part of a screen, now and later: a pop-up over all of them.
  func showParts(storedBy branch: Branch, _ sites: [Site], in frame: Frame) {
    guard let presenter = branch.presenter, case .place(let place) = branch.subject else { return }
    var names: [String] = []
    for (position, whole) in ([place] + place.via).enumerated() {
      guard drivers.isNew(branch.site, frame, .slot(position)) else { return }
      var slot = Slot(
        presenter: presenter, names: names, stage: frame.stage, owner: frame.content.owner, site: branch.site)
      slot.whole = (frame, sites)
      slots[whole.base, default: []].append(slot)
      discoveries += 1
      for stored in stored.matching(whole.base, evaluator.tellsApart) {
        if stored.writers.isEmpty { show(stored.value, asPartOf: slot, by: nil) }
        for writer in stored.writers { show(stored.value, asPartOf: slot, by: writer) }
      }
      names.insert(whole.name, at: 0)
    }
  }

  /// What is stored lies over the screen that stored it, unless a layer of its own shows it.
  private func show(_ value: Value, asPartOf slot: Slot, by writer: Frame?) {
    guard let (frame, sites) = slot.whole, !isRoot(slot, of: frame.stage),
      let content = evaluator.shown(by: value, slot.names, slot.presenter, slot.site)
    else { return }
    let own = writer.flatMap { $0.node == nil || frame.stage.layer != nil ? nil : $0 }
    follow(content, as: own ?? frame, sites, trigger: nil)
  }

  /// True for what is shown there by itself already.
  private func isRoot(_ slot: Slot, of stage: Stage) -> Bool {
    slots.values.joined().contains { other in
      other.whole == nil && other.site == slot.site && stage.chain.contains { $0 === other.stage }
    }
  }

  /// Remembers what is stored, and shows it where it belongs.
  func store(_ value: Value, in place: Place, _ action: Action) {
    guard keep(value, in: place, by: action.frame) else { return }
    for slot in slots.matching(place, evaluator.tellsApart) {
      guard slot.whole == nil else {
        show(value, asPartOf: slot, by: action.frame)
        continue
      }
      let before = slot.stage.roots
      let nodes = fill(slot, with: value)
      let isInside = action.frame.stage.chain.contains { $0 === slot.stage }
      if let writer = action.frame.node {
        if isInside {
          record(nodes.filter { $0 != writer }, .replace, as: .rootExchange, action, slot.stage, nil)
        }
      } else if place.keepsView, !before.isEmpty {
        record(nodes, .replace, as: .rootExchange, action, slot.stage, nil)
      } else if slot.stage.layer == nil {
        launch(nodes, action.sites.last ?? slot.site)
      }
    }
  }

  /// True for an object, or a view whose type is erased.
  @discardableResult
  private func keep(_ value: Value, in place: Place, by writer: Frame? = nil) -> Bool {
    switch value {
    case .object(let object): noteBindings(of: object)
    case .content where place.keepsView: break
    default: return false
    }
    var known = stored[place] ?? []
    if !known.contains(where: { $0.value == value }) {
      known.append(Stored(value: value))
      discoveries += 1
    }
    if let writer, let position = known.firstIndex(where: { $0.value == value }),
      !known[position].writers.contains(where: { $0 === writer })
    {
      known[position].writers.append(writer)
    }
    stored[place] = known
    return true
  }

  private func fill(_ slot: Slot, with value: Value) -> [ScreenNode] {
    guard let content = evaluator.shown(by: value, slot.names, slot.presenter, slot.site),
      content.isSubstantial
    else { return [] }
    let nodes = mount(
      content, on: slot.stage, .root, Naming(owner: slot.owner, part: "content"),
      presentation: slot.presentation)
    if Set(nodes).subtracting(slot.stage.roots).isEmpty { return nodes }
    slot.stage.roots = (slot.stage.roots + nodes).distinct
    fills += 1
    discoveries += 1
    return nodes
  }
}
