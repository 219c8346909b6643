import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// What an action leads to, with what is known so far. It may be asked again when more is.
  func perform(_ action: Action) {
    switch action.kind {
    case .link(let link, let selection): perform(link, selection, action)
    case .viewLink(let presentation): follow(presentation, action)
    case .effects(let effects): perform(possible(effects, action), action)
    case .select(let place, let value): _ = select(value, at: place, action)
    }
  }

  /// A link to a view, or a presentation that is always there.
  private func follow(_ presentation: Presentation, _ action: Action) {
    let action = presentation.isLink || presentation.asked != nil ? action : atFirst(action)
    let place = action.frame.linkStage
    guard presentation.kind == .push, presentation.isLink, place !== action.frame.stage else {
      return open(presentation, with: nil, action)
    }
    guard place.stack != nil || place.leadingColumn != nil else {
      return evaluator.remarks.note(.linkOutside, at: presentation.site)
    }
    var outside = action
    outside.frame = Frame(
      node: nil, stage: place, role: .container, content: action.frame.content, presentation: nil)
    open(presentation, with: nil, outside)
  }

  /// What a stack presents as it appears, it presents over its root.
  private func atFirst(_ action: Action) -> Action {
    let frame = action.frame
    guard action.trigger == .system, frame.node == nil, frame.role == .container, frame.stage.isStack,
      frame.stage.roots.count == 1
    else { return action }
    var action = action
    action.frame = Frame(
      node: frame.stage.roots[0], stage: frame.stage, role: .root, content: frame.content,
      presentation: frame.presentation)
    return action
  }

  /// Says of a move to a screen that cannot be told what it is that is not known.
  func reason(_ does: String?) -> String {
    let what = evaluator.type(of: undecided).map { "which \($0.unwrapped.name) it is" } ?? "the value"
    return [does, "\(what) cannot be told"].compactMap { $0 }.joined(separator: "; ")
  }

  // MARK: Presentations

  /// Shows what a presentation presents, for a value that drives it.
  func open(_ presentation: Presentation, with value: Value?, _ action: Action) {
    // A link to `{}` leads nowhere.
    if case .closure(let handler) = presentation.handler, handler.expression.body.isEmpty { return }
    var action = action
    action.presentations.append(presentation.site)
    var item = value
    if let value, let name = presentation.enumCase {
      guard case .enumCase(let route) = value else { return }
      guard route.name == name else { return }
      item = route.payload.first?.value ?? .unknown
    }
    if let transform = presentation.transform, let stored = item {
      item = evaluator.apply(transform, to: [stored], at: presentation.site)
    }
    if let key = presentation.key, let value, value.isConstant, key.isConstant, key != value { return }
    let arguments = presentation.isItem && presentation.key == nil ? [item ?? .unknown] : []
    let applied = evaluator.apply(
      presentation.handler, to: arguments.map { evaluator.storeValue(of: $0) }, at: presentation.site)
    let shown = stored(applied, by: action)
    let all = evaluator.content(shown, owner: presentation.owner, at: presentation.site)
    let content = decided(all, by: action.known.merging(action.added) { known, _ in known })
    if presentation.isItem, !(value?.isDetermined ?? false), isUndecided(content, by: value) {
      // Who opens it was not seen: then neither is what.
      if value == nil || action.isInferred { return }
      undecided = value ?? .unknown
      record(
        [unresolved], presentation.kind.transition, action,
        action.frame.stage, nil)
      return
    }
    // Nor does one to an `EmptyView`.
    if presentation.isLink || presentation.isHidden, content.isEmptyByName(0) { return }
    if !presentation.isDummy { noteBlank(content, for: value, at: presentation.site) }
    let nodes: [ScreenNode]
    var kind = presentation.kind.transition
    let stage: Stage
    if presentation.kind == .push {
      stage = action.frame.stage.stack ?? pushStage(action.frame.stage)
      if action.frame.stage.stack == nil, action.frame.stage.leadingColumn != nil { kind = .select }
      if stage.showsColumns, presenters[presentation.site]?.contains(where: { $0.role != .pushed }) == true {
        kind = .select
      }
      nodes = screens(of: content, on: stage, .pushed, "destination", presentation)
    } else {
      stage = self.stage(.layer(presentation.kind), in: nil, at: presentation.site, name: content.stageName)
      stage.presentation = presentation
      stage.app = stage.app ?? action.frame.stage.app
      nodes = screens(of: content, on: stage, .root, presentation.kind.rawValue, presentation)
      stage.roots = (stage.roots + nodes).distinct
      if content !== all { watchChoice(in: all, on: stage, presentation) }
    }
    opened.insert(PresentationKey(presentation))
    record(nodes, kind, action, stage, value?.routeLabel)
  }

  private func screens(
    of content: Content, on stage: Stage, _ role: Frame.Role, _ part: String, _ presentation: Presentation
  ) -> [ScreenNode] {
    mountOnce(
      content, on: stage, role, Naming(owner: presentation.owner, part: part), at: presentation.site,
      presentation: presentation)
  }

  /// What the same code stores, where a presentation shows whatever is stored.
  private func stored(_ shown: Value, by action: Action) -> Value {
    guard case .place(let place) = shown else { return shown }
    return action.known[place.base] ?? action.written[place.base] ?? part(place, of: action.known) ?? shown
  }

  /// A part of what is known to be stored, such as the view in what a sheet shows.
  private func part(_ place: Place, of known: [Place: Value]) -> Value? {
    guard let whole = place.via.first, let value = known[whole.base] else { return nil }
    return evaluator.member(place.name, of: value, Site(file: 0, offset: 0), own: nil)
  }

  /// Where a view link shows its view when no stack is around: the next column, or the stage itself.
  private func pushStage(_ stage: Stage) -> Stage {
    if let (split, column) = stage.leadingColumn { return split.children[column + 1] }
    return stage
  }

  // MARK: Recording

  /// The `#if`s around what an action consists of.
  private func conditions(of action: Action) -> CompiledConditions {
    let place = action.frame.place
    var conditions: [CompiledConditions.Condition] = []
    for site in action.sites where site != place { index.addConditions(of: site, to: &conditions) }
    for site in action.presentations { index.addConditions(of: site, to: &conditions) }
    if let lastConditions, lastConditions.way == conditions { return lastConditions.conditions }
    let found = CompiledConditions([conditions])
    lastConditions = (conditions, found)
    return found
  }

  func record(
    _ nodes: [ScreenNode], _ kind: TransitionKind, as manner: Move.Manner = .plain, _ action: Action,
    _ stage: Stage, _ label: String?, count: Int? = nil, prefer: String? = nil
  ) {
    guard !nodes.isEmpty else { return }
    let conditions = conditions(of: action)
    for node in nodes {
      add(
        Move(
          from: action.frame.node, to: node, kind: kind, manner: manner, count: count,
          stage: action.frame.node == nil ? ObjectIdentifier(action.frame.stage) : nil, prefer: prefer),
        MoveEvidence(
          sites: action.sites, labels: Set([label].compactMap { $0 }), conditions: conditions,
          source: action.frame.stage, trigger: action.trigger,
          isInferred: action.sites.count > 2 || action.isInferred,
          stage: action.frame.node == nil ? action.frame.stage : stage),
        does: node.kind == .unresolved ? reason(action.does) : action.does)
    }
  }

  func record(
    _ kind: TransitionKind, _ action: Action, count: Int? = nil, path: [ScreenNode] = [],
    sites: [Site]? = nil,
    label: String? = nil
  ) {
    add(
      Move(
        from: action.frame.node, to: nil, kind: kind, count: count, path: path,
        stage: action.frame.node == nil ? ObjectIdentifier(action.frame.stage) : nil),
      MoveEvidence(
        sites: sites ?? action.sites, labels: Set([label].compactMap { $0 }),
        conditions: conditions(of: action), source: action.frame.stage, trigger: action.trigger,
        isInferred: action.sites.count > 2 || action.isInferred, stage: action.frame.stage),
      does: action.does)
  }
}

extension Presentation {
  /// What the driver's getter makes of what is stored.
  fileprivate var transform: Value? {
    if case .customBinding(let places, _) = driver { return places.first?.transform.first }
    return nil
  }

  /// What the driver's getter asks of what is stored, where it is shown while that holds.
  var asked: Branch.Test? {
    if case .customBinding(let places, _) = driver, places.count == 1 { return places[0].asked.first }
    return nil
  }

  /// The value with which it is shown, which tells it from others that the same code makes.
  var wanted: Value? {
    if let key { return key }
    if case .equals(let value)? = asked { return value }
    return nil
  }

  /// The case that the driver looks through.
  var enumCase: String? {
    if case .binding(let place) = driver { return place.enumCase }
    if case .place(let place) = driver { return place.enumCase }
    return nil
  }
}

extension Assembler {
  /// True where what can be seen depends on a value that is not known, and may be one of very many screens.
  func isUndecided(_ content: Content, by value: Value?) -> Bool {
    isUndecided(content) && !isByData(of: value, content)
  }

  private func isUndecided(_ content: Content, _ level: Int = 0) -> Bool {
    let visuals = content.visuals()
    guard level < 6, visuals.count == 1 else { return false }
    switch visuals[0].kind {
    case .branch(let branch):
      // The same view in one form or another: `if hasRoom { shadow() } else { self }`.
      return !branch.showsOne || isUndecided(branch.alternatives[0].content, level + 1)
    case .view(let view): return givenBranch(view) != nil || evaluator.body(of: view).isAnyRoute
    default: return false
    }
  }

  /// True for one of few screens by what a value holds, such as whether a message is a draft: each may be shown, while of
  /// a route's cases the one is meant that nobody knows.
  private func isByData(of value: Value?, _ content: Content) -> Bool {
    guard let type = value.flatMap({ evaluator.type(of: $0) })?.unwrapped, type != .any,
      type.declaration.map({ $0.kind == .structure || $0.isClass || holdsOnlyData($0) }) ?? type.isPlainData,
      case .branch(let branch)? = content.visuals().first?.kind
    else { return false }
    return branch.alternatives.count <= 3
  }

  /// True for an enumeration of few kinds of data: `case order(Order), visit(Visit)`.
  private func holdsOnlyData(_ type: DeclaredType) -> Bool {
    (1...3).contains(type.cases.count)
      && type.cases.allSatisfy { each in
        guard each.payload.count == 1 else { return false }
        let data = evaluator.resolve(each.payload[0].type, type, type.file)?.unwrapped
        guard let declaration = data?.declaration else { return data?.isPlainData == true }
        return declaration.kind == .structure || declaration.isClass
      }
  }

  /// The branch of a view that shows one of many by what it is given.
  func givenBranch(_ view: ObjectValue, _ level: Int = 0) -> Branch? {
    let inner = evaluator.body(of: view).visuals()
    // A helper that is handed what the view is given.
    if level < 6, inner.count == 1, case .view(let helper) = inner[0].kind, inner[0].owner === view.type,
      helper.fields.values.contains(where: { view.fields.values.contains($0) })
    {
      return givenBranch(helper, level + 1)
    }
    guard inner.count == 1, case .branch(let branch) = inner[0].kind,
      branch.alternatives.filter({ $0.content.visuals().contains(where: \.holdsView) }).count > 1,
      view.type.properties.values.contains(where: {
        $0.contains { evaluator.isSubject($0, of: branch, view) }
      })
    else { return nil }
    return branch
  }
}

extension Evaluator {
  /// True where a branch is decided by a property that a view is given.
  func isSubject(_ member: DeclaredType.Member<Property>, of branch: Branch, _ view: ObjectValue) -> Bool {
    if case .typed = branch.subject, view.fields[member.declaration.name] == branch.subject { return true }
    guard let place = place(branch.subject),
      member.declaration.attributes.isEmpty || member.declaration.attribute("Binding") != nil
    else { return false }
    return place.name == member.declaration.name && place.owner == view.type.name
  }
}

extension Content {
  /// True for a view of very many, by a value that is not known.
  var isAnyRoute: Bool {
    let visuals = visuals()
    if visuals.count == 1, case .branch(let branch) = visuals[0].kind { return branch.isRegistry }
    return false
  }

  /// Tells the layers of one presentation apart that show different views.
  var stageName: String? {
    visuals().compactMap { visual -> String? in
      guard case .view(let view) = visual.kind else { return nil }
      return ([view.type.name] + view.givenContents).joined(separator: " ")
    }.joined(separator: " ")
  }
}

extension ObjectValue {
  /// Where the contents are written that a view is made around.
  fileprivate var givenContents: [String] {
    guard type.takesContent else { return [] }
    return fields.keys.sorted().compactMap { name in
      guard case .closure(let closure)? = fields[name] else { return nil }
      return "\(closure.scope.file):\(closure.expression.offset)"
    }
  }
}

extension StaticType {
  /// True for what identifies data: a number, a text.
  fileprivate var isPlainData: Bool { ["Int", "String", "UUID", "URL"].contains(name) }
}
