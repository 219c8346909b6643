import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  func mount(
    _ container: NavigationContainer, on stage: Stage, _ role: Frame.Role, _ naming: Naming, _ extras: [Item],
    _ presentation: Presentation?, _ level: Int
  ) -> [ScreenNode] {
    let mounting = Mounting(
      stage: stage, role: role, naming: naming, extras: extras, presentation: presentation, level: level)
    return container.kind.described.mount(container, mounting, by: self)
  }

  /// Notes a stack in a screen that a stack shows.
  func noteNested(_ nested: NestedStack) {
    if nestedStacks[nested.site] == nil { nestedStacks[nested.site] = nested }
  }

  func drive(
    _ stage: Stage, by value: Value?, _ table: ReferenceWritableKeyPath<Drivers, [Place: [Stage]]>
  ) {
    guard let value else { return }
    var places: [Place] = []
    switch value {
    case .customBinding(let read, _): places = read
    default: if let place = evaluator.place(value) { places = [place] }
    }
    for place in places.map(\.base) where !stage.drivers.contains(place) {
      stage.drivers.append(place)
      drivers.version += 1
      drivers[keyPath: table][place, default: []].append(stage)
      discoveries += 1
    }
  }

  /// The screen that a tab view or split view is.
  func host(_ naming: Naming, _ stage: Stage) -> ScreenNode? {
    guard naming.isOwner, let owner = naming.owner, owner.isShown else { return nil }
    let node = node(for: owner)
    if !node.hosts.contains(where: { $0 === stage }) { node.hosts.append(stage) }
    stage.name = owner.screenName
    return node
  }

  func evidence(_ site: Site, _ stage: Stage?) -> MoveEvidence {
    MoveEvidence(
      sites: [site], conditions: CompiledConditions([index.conditions(of: [site])]), isInferred: false,
      stage: stage)
  }
}
