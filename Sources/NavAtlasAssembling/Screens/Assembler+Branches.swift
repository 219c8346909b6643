import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  func mount(
    _ branch: Branch, on stage: Stage, _ role: Frame.Role, _ naming: Naming, _ extras: [Item],
    _ presentation: Presentation?, _ level: Int
  ) -> [ScreenNode] {
    if let (modified, hints) = besideHints(branch, on: stage) {
      return mount(
        modified, on: stage, role, naming, extras: extras + hints, presentation: presentation,
        level: level + 1)
    }
    // Elsewhere the same container may be there whatever the choice around tells.
    if role == .root, stage.chain.contains(where: \.isTab), let (left, only) = leftAround(branch) {
      guard let only else { return mount(left, on: stage, role, naming, extras, presentation, level + 1) }
      return mount(
        only, on: stage, role, naming, extras: extras, presentation: presentation, level: level + 1)
    }
    var branch = role == .root && stage.isOfWindow ? rootChoice(branch) : branch
    if isPhases(branch, on: stage, naming) {
      notePhases(of: Content(owner: naming.owner, items: [.branch(branch)]))
      guard let separated = separated(branch) else {
        return [phases(of: branch, on: stage, role, naming, extras, presentation)]
      }
      branch = separated
    } else if isInFlow(branch, naming, on: stage)
      || (stage.isStack || stage.isLayer) && naming.isOwner && !branch.holdsContainer(self)
        && branch.hasInline
        && !(stage.isRootSwitching && role == .root && exchangesScreens(branch, on: stage))
    {
      // A screen that shows one thing or another in place is one screen.
      return [phases(of: branch, on: stage, role, naming, extras, presentation)]
    }
    var besides: [Branch] = []
    branch = branch.settled { isKnownAround($0, $1) }
    let whole = branch
    if role == .root, stage.isOfWindow {
      if let parts = branch.byParts { (branch, besides) = parts } else { branch = branch.byAmount ?? branch }
    }
    if let presenter = branch.presenter {
      return mount(slot: branch, presenter, on: stage, naming.owner, extras, presentation)
    }
    let asksOn = branch.alternatives[0].content !== whole.alternatives[0].content
    let answer = initialAnswer(of: whole, naming.known)
    let initial =
      besides.isEmpty || asksOn && answer == false
      ? initialAlternative(branch, naming.known) : answer.map { $0 ? 0 : 1 }
    // A tab may be any of very many screens, but not what a choice in it shows.
    let isRegistry = branch.isRegistry && (naming.isBranch || !stage.chain.contains(where: \.isTab))
    if isRegistry || isOfKnownObject(branch, naming.known), let initial {
      watch(branch, on: stage, role, naming, extras, presentation)
      return mounting(initial, of: branch) {
        mount(
          branch.alternatives[initial].content, on: stage, role, naming, extras: extras,
          presentation: presentation, level: level + 1)
      }
    }
    // What lies over a window's branches belongs to all of them; what runs as they appear runs once.
    var extras = extras
    if role == .root, stage.isOfWindow {
      let shared = stage.isWindow ? extras : extras.filter(\.isOfAppearance)
      if !shared.isEmpty { show(nil, on: stage, .container, Content(owner: naming.owner, items: shared)) }
      extras = stage.isWindow ? [] : extras.filter { !$0.isOfAppearance }
    }
    let node = Naming(
      owner: naming.owner, part: naming.part, isOwner: naming.isOwner && branch.hasInline,
      known: naming.known,
      givers: naming.around, isBranch: role == .root)
    var nodes: [[ScreenNode]] = []
    let hosts = naming.isOwner ? hosts(of: branch, on: stage) : []
    for (position, alternative) in branch.alternatives.enumerated() {
      if alternative.content.isSubstantial {
        nodes.append(
          mounting(position, of: branch) {
            mount(
              alternative.content, on: stage, role,
              hosts.contains(position)
                ? naming : self.naming(node, of: alternative.content, on: stage, role), extras: extras,
              presentation: presentation, level: level + 1)
          })
        if role == .root, presentation == nil, let site = alternative.content.items.first?.site {
          for node in nodes.last ?? [] { shownAt[node, default: []].append(site) }
        }
      } else {
        nodes.append([])
      }
    }
    if nodes.isSwitch {
      let steps = Set(role == .pushed ? nodes.flatMap { $0 } : [])
      for choice in [branch] + besides { watch(choice, on: stage, role, naming, extras, presentation, steps) }
    } else if role == .root {
      noteStandIn(branch, on: stage, naming)
    }
    let isSure = isKnown(branch, naming.known)
    if role == .root, !isSure, isDecidedWhileWaiting(branch) { return nodes.flatMap { $0 }.distinct }
    if let initial, isSure || !nodes[initial].isEmpty && !isSetBefore(branch, naming, on: stage, presentation)
    {
      return nodes[initial]
    }
    if let possible = possibleAlternatives(branch, naming.known),
      isSure || !isSetBefore(branch, naming, on: stage, presentation)
    {
      return possible.flatMap { nodes[$0] }.distinct
    }
    // Which of very many is shown first cannot be said.
    if isRegistry { return [unresolved] }
    return nodes.flatMap { $0 }.distinct
  }

  /// What stands over its ground in a branch that decides a root is a screen by its own name.
  private func naming(_ naming: Naming, of content: Content, on stage: Stage, _ role: Frame.Role) -> Naming {
    guard naming.isOwner, role == .root, stage.isRootSwitching, isOverGround(content) else {
      return naming
    }
    var naming = naming
    naming.isOwner = false
    return naming
  }

  private func phases(
    of branch: Branch, on stage: Stage, _ role: Frame.Role, _ naming: Naming, _ extras: [Item],
    _ presentation: Presentation?
  ) -> ScreenNode {
    // In a wrapper around it, it stays what the view is that writes it.
    let writer = branch.alternatives.lazy.compactMap(\.content.owner).first
    let content = Content(owner: naming.giver(of: writer) ?? naming.owner, items: [.branch(branch)])
    return inline(content, content.visuals(), on: stage, role, naming, extras, presentation)
  }

  /// Lets who writes what a branch depends on exchange what is shown.
  func watch(
    _ branch: Branch, on stage: Stage, _ role: Frame.Role, _ naming: Naming, _ extras: [Item],
    _ presentation: Presentation?, _ steps: Set<ScreenNode> = []
  ) {
    guard
      role == .root
        ? presentation == nil || exchangesInLayer(branch, naming, on: stage)
        : role == .pushed && !steps.isEmpty && branch.holdsContainer(self),
      let subject = evaluator.place(branch.subject), case let place = subject.base,
      drivers.isNew(branch.site, stage, .rootSwitch)
    else { return }
    for whole in subject.via where drivers.parts[whole.base]?.contains(place) != true {
      drivers.parts[whole.base, default: []].append(place)
    }
    drivers.switches[place, default: []].append(
      .init(
        branch: branch, stage: stage, owner: naming.owner, isOwner: naming.isOwner, givers: naming.around,
        extras: extras, around: conditionsAround + conditions(assumedBy: branch),
        extent: role == .root ? .root : .pushed(steps)))
    discoveries += 1
  }

  /// True where code may have set what a presenter's own branch depends on before it presents; phases follow each
  /// other while it is presented.
  private func isSetBefore(
    _ branch: Branch, _ naming: Naming, on stage: Stage, _ presentation: Presentation?
  ) -> Bool {
    guard !branch.tellsPhases(evaluator), let place = evaluator.place(branch.subject)?.base else {
      return false
    }
    if presentation != nil, !naming.isOwner { return index.assigned.contains(place.name) }
    // In a stack of the layer, what the presenter keeps beside that which presents.
    guard stage.isStack, let layer = stage.layer?.presentation, !layer.isItem,
      let driver = evaluator.place(layer.driver)?.base, driver != place
    else { return false }
    return driver.owner == place.owner && index.assigned.contains(place.name)
  }

  /// True where what a branch depends on is known for sure.
  private func isKnown(_ branch: Branch, _ known: [Place: Value]) -> Bool {
    evaluator.place(branch.subject).map { known[$0.base] != nil } ?? false
  }

  /// True where what a branch depends on is kept by an object that is known: its other branches are for what it becomes
  /// later, and for other objects of its class.
  private func isOfKnownObject(_ branch: Branch, _ known: [Place: Value]) -> Bool {
    guard isKnown(branch, known), let place = evaluator.place(branch.subject) else { return false }
    return index.type(named: place.owner, in: nil, file: branch.site.file)?.isClass ?? false
  }

  /// The branches that one of several known values leads to, or of those to begin with; nil where none is known.
  private func possibleAlternatives(_ branch: Branch, _ known: [Place: Value]) -> [Int]? {
    guard let place = evaluator.place(branch.subject),
      let values = known[place.base].map(\.alternatives) ?? evaluator.startValues(of: place),
      values.count > 1, values.allSatisfy({ $0.isConstant || $0.isCase })
    else { return nil }
    return branch.alternatives.indices.filter { position in
      values.contains { evaluator.holds(branch.alternatives[position].test, stored: $0) != false }
    }
  }

  /// Whether all, or one, of the things that a choice asks at once hold to begin with; nil where that cannot be told.
  private func initialAnswer(of branch: Branch, _ known: [Place: Value]) -> Bool? {
    branch.joined.flatMap { initialAnswer(to: $0.parts, $0.isAnd, known) }
  }

  private func initialAnswer(
    to parts: [(subject: Value, test: Branch.Test)], _ isAnd: Bool, _ known: [Place: Value]
  ) -> Bool? {
    let answers = parts.map { part -> Bool? in
      if case .joined(let inner, let isAnd, _) = part.test { return initialAnswer(to: inner, isAnd, known) }
      guard let place = evaluator.place(part.subject) else { return nil }
      let values = known[place.base]?.alternatives ?? evaluator.initialValues(of: place)
      let answers = Set(values.map { $0.isConstant ? evaluator.holds(part.test, stored: $0) : nil })
      return answers.count == 1 ? answers.first ?? nil : nil
    }
    if answers.contains(!isAnd) { return !isAnd }
    return answers.contains(nil) ? nil : isAnd
  }

  /// The branch that a property's initial value leads to.
  func initialAlternative(_ branch: Branch, _ known: [Place: Value]) -> Int? {
    if let value = evaluator.place(branch.subject).flatMap({ known[$0.base] }) {
      // Where it is not known whether one holds, nor is it whether those after it are reached.
      let first = branch.alternatives.firstIndex { evaluator.holds($0.test, value) != false }
      return first.flatMap { evaluator.holds(branch.alternatives[$0].test, value) == true ? $0 : nil }
    }
    if let place = evaluator.place(branch.subject), place.name == Place.wholeState {
      openMounts += 1
      if let begun = evaluator.initialStates[place.owner] {
        return branch.alternatives.firstIndex { evaluator.holds($0.test, begun) == true }
      }
    }
    guard let place = evaluator.place(branch.subject),
      let owner = index.type(named: place.owner, in: nil, file: branch.site.file),
      let property = index.properties(named: place.name, of: owner).first,
      property.declaration.attributes.allSatisfy({ $0.name != "AppStorage" && $0.name != "SceneStorage" })
    else { return nil }
    let value = evaluator.initialValue(of: place)
    guard value.isConstant else { return nil }
    // What is loaded as the app begins fills a list.
    if branch.isOfAmount, case .array = value { return nil }
    return branch.alternatives.firstIndex { evaluator.holds($0.test, value) == true }
  }
}

extension Item {
  /// True for what runs as something appears.
  fileprivate var isOfAppearance: Bool {
    if case .handler(let handler) = self { handler.event == .lifecycle } else { false }
  }
}
