import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// A container's root that is whatever a place holds.
  struct Slot {
    var presenter: String
    /// The members that lead from what is stored to the object that shows itself.
    var names: [String]
    var stage: Stage
    var owner: DeclaredType?
    var presentation: Presentation?
    var site: Site
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
      for value in stored.matching(whole.base, evaluator.tellsApart) { nodes += fill(slot, with: value) }
      names.insert(whole.name, at: 0)
    }
    return nodes.distinct
  }

  /// Remembers what is stored, and shows it where it belongs.
  func store(_ value: Value, in place: Place, _ action: Action) {
    guard keep(value, in: place) else { return }
    for slot in slots.matching(place, evaluator.tellsApart) {
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
  private func keep(_ value: Value, in place: Place) -> Bool {
    switch value {
    case .object(let object): noteBindings(of: object)
    case .content(let view) where place.keepsView && view.isSubstantial: break
    default: return false
    }
    if stored[place]?.contains(value) != true {
      stored[place, default: []].append(value)
      discoveries += 1
    }
    return true
  }

  private func fill(_ slot: Slot, with value: Value) -> [ScreenNode] {
    guard let content = evaluator.shown(by: value, slot.names, slot.presenter, slot.site) else { return [] }
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
