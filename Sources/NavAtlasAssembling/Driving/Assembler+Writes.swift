import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// Remembers the routes that are kept somewhere, for code that moves them to where they drive something.
  func note(_ value: Value, in place: Place) {
    guard case .enumCase = value, trialMoves == nil,
      keptRoutes[place, default: []].count < Self.keptLimit, keptRoutes[place]?.contains(value) != true
    else { return }
    keptRoutes[place, default: []].append(value)
    discoveries += 1
  }

  private static let keptLimit = 32

  /// What may be stored where a value is taken from.
  ///
  /// - Parameter announced: what the code wrote that this follows.
  func taken(_ value: Value, _ announced: [Place: Value]) -> Value {
    guard case .place(let place) = value, let kept = keptRoutes[place.base] else { return value }
    if let left = announced[place.base], kept.contains(left) { return left }
    return .oneOf(kept)
  }

  /// What writing a value to storage leads to.
  ///
  /// - Returns: false where the storage drives nothing.
  func write(_ value: Value, to place: Place, _ action: Action, isControl: Bool) -> Bool {
    var isDriver = false
    for stage in tabs(drivenBy: place, action) where stage.isOfSameApp(as: action.frame.stage) {
      isDriver = true
      if isExchanged(around: stage, action) || isOfOtherShell(stage, at: place, action) { continue }
      select(value, stage, action)
    }
    for (split, column) in drivers.selections[place] ?? [] {
      isDriver = true
      if isUnseen(split, action) { continue }
      select(value, place, split, column, action)
    }
    for split in drivers.preferences[place] ?? [] {
      isDriver = true
      prefer(value, in: split, action)
    }
    let rootSwitches = rootSwitches(by: place, action)
    for rootSwitch in rootSwitches where rootSwitch.stage.isOfSameApp(as: action.frame.stage) {
      if (drivers.selections[place] ?? []).isEmpty || !rootSwitch.stage.isColumn {
        isDriver = true
        if leadsElsewhere(rootSwitch, among: rootSwitches, value, at: place, action) { continue }
        replaceRoot(rootSwitch, value, action)
      }
    }
    if !isDriver, fillColumns(drivers.standIns[place] ?? [], value, action) { isDriver = true }
    if present(drivers.presented(by: place, evaluator.tellsApart), value, action) { isDriver = true }
    for stage in drivers.identities[place] ?? [] {
      isDriver = true
      // Who opens a layer sets what it begins with, and resets nothing.
      if let layer = stage.layer, layer !== action.frame.stage.layer { continue }
      if exchangesRoot(of: stage, by: place, action) { continue }
      reset(stage, by: place, action)
    }
    announce(place, action)
    return isDriver
  }

  /// True for tabs beside which a split view shows what the same place holds, where the action is in that split view: the
  /// app has one or the other around, by how wide it is.
  private func isOfOtherShell(_ tabs: Stage, at place: Place, _ action: Action) -> Bool {
    let chain = action.frame.stage.chain
    guard !chain.contains(where: { $0 === tabs }) else { return false }
    return (drivers.selections[place] ?? []).contains { split, _ in
      chain.contains { $0 === split } && !tabs.chain.contains { $0 === split }
    }
  }

  /// The tab containers of a place; of those that share UIKit's selection, the ones around the screen if there are any.
  private func tabs(drivenBy place: Place, _ action: Action) -> [Stage] {
    let all = drivers.tabs[place] ?? []
    guard place == .selectedTab else { return all }
    let around = all.filter { stage in action.frame.stage.chain.contains { $0 === stage } }
    return around.isEmpty ? all : around
  }

  /// Opens or closes what a place presents: each presentation once, on however many screens it is.
  ///
  /// - Returns: true where there is any that the action's app sees.
  private func present(_ presented: PresentationList, _ value: Value, _ action: Action) -> Bool {
    let node = action.frame.node
    // Of the screens that a presentation is on, the one that observes the action, or whose action it is.
    let own = presented.on(action.observer) + presented.on(action.frame)
    // What shows each, by presentation.
    var opened: [Int: Set<Value>] = [:]
    let all = presented.candidates(in: action.frame.stage, on: action.observer == nil ? node : nil)
    let candidates = all.filter { !isHollow($0, among: all) }
    for each in ofOwnObject(candidates, action.frame) {
      let isOpened = opened[each.group] != nil
      // A screen that is shown with several values presents something else for each.
      let isVariant = action.observer == nil && node != nil && each.frame.node == node
      guard !isOpened || isVariant, each.frame.stage.isOfSameApp(as: action.frame.stage),
        opened[each.group]?.contains(each.presentation.handler) != true
      else { continue }
      let mine = own.first {
        $0.presentation.site == each.presentation.site && $0.frame.stage.isOfSameApp(as: action.frame.stage)
      }
      let chosen = isOpened ? each : mine ?? each
      opened[chosen.group, default: []].insert(chosen.presentation.handler)
      set(chosen, value, action)
    }
    return !opened.isEmpty
  }

  /// Code that watches a place runs for whoever writes it.
  func announce(_ place: Place?, _ action: Action) {
    guard trialMoves == nil, let place, let watchers = drivers.watchers[place] else { return }
    if isCounting(place, action) { return }
    let before = announced
    announced = action.announced.merging(action.written) { $1 }
    let outer = announcedPath
    if drivers.stacks[place] != nil { announcedPath = place }
    defer { (announced, announcedPath) = (before, outer) }
    for watcher in watchers {
      let (general, frame) = (watcher.content, watcher.frame)
      let isDialog = dialogs[general] != nil
      if isDialog, !opens(general, action, writing: action.written(at: place)) { continue }
      if !isSeen(by: general, at: place, action) {
        doubt(.unseen(general, place, action))
        continue
      }
      let content =
        action.written(at: place).flatMap { told(watcher.handler, $0, at: place, watcher.site) } ?? general
      guard
        drivers.isNew(
          action.sites.last ?? Site(file: 0, offset: 0), content,
          .write(by: action.frame.node.map { .node($0.number) }))
      else { continue }
      // What a container takes away when it sees a change, it takes away from whatever screen is there.
      let isOfAll =
        frame.role == .container && !action.isSelection
        && (action.frame.node == nil || removes(content) && !isDialog)
      let isAtStart = action.trigger == .system && action.frame.node == nil
      follow(
        content, as: isOfAll || comes(watcher, after: action, at: place) ? frame : action.frame, action.sites,
        trigger: isDialog ? nil : isAtStart ? .system : .change)
      reacted.insert(ObjectIdentifier(general))
    }
  }

  /// True for one more number that code which watches it makes of the last, and so on: it would never come to an end.
  private func isCounting(_ place: Place, _ action: Action) -> Bool {
    guard action.announced[place] != nil, case .integer(let number)? = action.written[place] else {
      return false
    }
    countedNumbers[place, default: []].insert(number)
    return countedNumbers[place, default: []].count > Self.keptLimit
  }

  /// True where code that watches a place is on some screen that can see what another one does.
  func isSeen(by watching: Content, at place: Place, _ action: Action) -> Bool {
    drivers.changes[place]?.contains {
      $0.content === watching && sees($0.frame, action) && !isOfAnotherObject($0.keeper, action.frame)
    } ?? false
  }

  /// What code does that is told the new value of what it watches; nil where it does not ask for it.
  private func told(_ handler: Value?, _ value: Value, at place: Place, _ site: Site) -> Content? {
    guard case .closure(let closure)? = handler else { return nil }
    let count = max(closure.expression.parameters.count, 1)
    let arguments = Array(repeating: Value.unknown, count: count - 1) + [value]
    if !value.isConstant { return evaluator.applyCollecting(.closure(closure), arguments, site).done }
    // It may read again what it watches.
    return evaluator.assuming(value, at: place) {
      evaluator.applyCollecting(.closure(closure), arguments, site).done
    }
  }

  /// True for code that only takes screens away.
  private func removes(_ content: Content) -> Bool {
    summarizer.leaves(ofReaction: content).allSatisfy { leaf in
      guard case .effects(let effects) = leaf.kind else { return false }
      return effects.allSatisfy { effect in
        guard case .set(.none) = effect.operation else { return effect.operation.removes }
        // What is nil at once shows no sheet any more.
        return effect.place.map { drivers.presentations[$0.base] == nil } ?? true
      }
    }
  }

  private func select(_ value: Value, _ place: Place, _ split: Stage, _ column: Int, _ action: Action) {
    guard column + 1 < split.children.count else { return }
    let next = split.children[column + 1]
    if case .none = value {
      // What the column shows may take the selection away; a list that loses a row does not show something else.
      guard action.frame.stage.chain.contains(where: { $0 === next }), action.trigger == nil else { return }
      let shown = placeholders(of: column + 1, in: split).filter { $0 != action.frame.node }
      return record(shown, .select, action, next, nil)
    }
    let switches = (drivers.switches[place] ?? []).filter { $0.stage.chain.contains { $0 === split } }
    var nodes: [ScreenNode] = []
    for value in value.alternatives {
      if switches.isEmpty {
        if isHandedOn(from: place, to: next) { continue }
        if let parts = drivers.parts[place] {
          nodes += parts.flatMap { branches(chosenBy: $0, of: value, in: split) }
          if !nodes.isEmpty { continue }
        }
        nodes += roots(of: next, besideListOf: place, in: split.children[column], action)
      } else {
        for rootSwitch in switches { nodes += branches(of: rootSwitch, for: value) }
      }
    }
    record(
      nodes.distinct, .select, action, next, value.routeLabel, prefer: preferred(in: split, by: action))
  }

  /// The choices that a place decides; of those that objects of one class decide in stacks, the one that the screen is in.
  private func rootSwitches(by place: Place, _ action: Action) -> [Drivers.RootSwitch] {
    var all = drivers.switches[place] ?? []
    // That a list of records has its first row, or none, shows another part of a screen, unless it is the app's root.
    if !all.isEmpty, evaluator.isQuery(place) { all.removeAll { !$0.stage.isOfWindow } }
    guard all.count > 1, all.allSatisfy({ $0.stage.isStack }) else { return all }
    let around = all.filter { rootSwitch in action.frame.stage.chain.contains { $0 === rootSwitch.stage } }
    return around.isEmpty ? all : around
  }

  private func replaceRoot(_ rootSwitch: Drivers.RootSwitch, _ value: Value, _ action: Action) {
    if isOutside(rootSwitch, action) || isLeftOver(rootSwitch.stage, for: action.frame) { return }
    // Of several optionals that decide one root, the one that is filled says what is shown.
    if value == .none, fills(rootSwitch.stage, action) { return }
    if !isAsked(rootSwitch, after: action) { return }
    // Where the same code exchanges what is around, this is decided before it is seen.
    if exchangesAround(rootSwitch.stage, action) { return }
    let launched = entries.filter { $0.kind == .launch }.flatMap(\.nodes).distinct
    let isBeginning =
      action.frame.node == nil && action.trigger == .system && rootSwitch.stage.isOfWindow
      && rootSwitch.stage.isReachable && !launched.isEmpty
    let action = isBeginning ? beginning(action, of: rootSwitch, launched) : action
    let (kind, manner): (TransitionKind, Move.Manner) =
      rootSwitch.stage.isColumn
      ? (.select, .plain) : (.replace, rootSwitch.role == .root ? .rootExchange : .plain)
    let outcomes = alternatives(of: value, for: rootSwitch.branch).flatMap {
      self.outcomes(of: $0, for: rootSwitch, action)
    }
    let subject = evaluator.place(rootSwitch.branch.subject)?.base
    let ahead = subject.map { choicesAhead(of: action, exchanging: $0) } ?? [:]
    for value in outcomes {
      let shown = branches(
        of: rootSwitch, for: value, beside: action.written.merging(ahead) { own, _ in own })
      if staysInLast(of: shown, of: rootSwitch, value, action.frame)
        || staysInside(rootSwitch, value, action)
      {
        explain(action)
        continue
      }
      let nodes =
        shown
        .filter {
          $0 != action.frame.node
            && !isThere($0, for: rootSwitch.branch.names(value) ? value : .unknown, action.frame.stage)
            && !isGround($0, of: action.frame.stage, inside: rootSwitch.stage)
        }
      // What sets a root by itself says which of several is launched; it does not come back to the only one.
      if isBeginning, launched.count > 1 || action.before != nil,
        nodes.allSatisfy({ leaves(of: $0, 0).allSatisfy(launched.contains) })
      {
        continue
      }
      record(nodes, kind, as: manner, action, rootSwitch.stage, value.routeLabel)
      if nodes.isEmpty { goOn(through: rootSwitch, for: value, action) }
    }
  }

  /// True for a root that no scene shows, where the screen is one that some scene does.
  private func isLeftOver(_ stage: Stage, for frame: Frame) -> Bool {
    guard !stage.isReachable else { return false }
    return frame.stage.isReachable
      || frame.node.map { node in frames.contains { $0.node == node && $0.stage.isReachable } } ?? false
  }

  /// What a root does as it appears is done over the screen that is launched, where there is only one, and then over
  /// what it shows itself.
  private func beginning(_ action: Action, of rootSwitch: Drivers.RootSwitch, _ launched: [ScreenNode])
    -> Action
  {
    let shown = action.before.map { branches(of: rootSwitch, for: $0) } ?? launched
    guard shown.count == 1, launched.count == 1 else { return action }
    var action = action
    action.frame = Frame(
      node: shown[0], stage: rootSwitch.stage, role: action.frame.role, content: action.frame.content,
      presentation: action.frame.presentation)
    return action
  }

  private func fills(_ stage: Stage, _ action: Action) -> Bool {
    action.written.contains { place, value in
      evaluator.isPresent(value) != false
        && drivers.switches[place]?.contains {
          if case .isPresent? = $0.branch.alternatives.first?.test { $0.stage === stage } else { false }
        } == true
    }
  }

  /// True where the code of an action exchanges a root that a stage is in.
  func exchangesAround(_ stage: Stage, _ action: Action) -> Bool {
    guard stage.parent != nil else { return false }
    let outer = stage.chain.dropFirst()
    return action.announced.merging(action.written, uniquingKeysWith: { $1 }).contains { place, value in
      (drivers.switches[place] ?? []).contains { rootSwitch in
        outer.contains { $0 === rootSwitch.stage }
          && evaluator.holds(rootSwitch.branch.alternatives[0].test, value) == true
          && !staysInside(rootSwitch, value, action)
          && branches(of: rootSwitch, for: value).contains {
            $0 != action.frame.node && !$0.holds(action.frame.stage)
          }
      }
    }
  }

  /// True for a reaction to code that shows another root than the one that a stage and the screen are in.
  private func isExchanged(around stage: Stage, _ action: Action) -> Bool {
    exchanges(action.announced, around: stage, from: action) { $0.holds(action.frame.stage) }
      // A state that begins anew as a whole begins so with what is no longer seen, too.
      || exchanges(action.written, around: stage, from: action) { $0.holds(stage) }
  }

  /// True where what is stored shows a root around a stage that neither is the acting screen nor keeps what is asked for.
  func exchanges(
    _ stored: [Place: Value], around stage: Stage, from action: Action, keeping keeps: (ScreenNode) -> Bool
  ) -> Bool {
    let outer = stage.chain.dropFirst()
    return stored.contains { place, value in
      (drivers.switches[place] ?? []).contains { rootSwitch in
        guard outer.contains(where: { $0 === rootSwitch.stage }) else { return false }
        let nodes = branches(of: rootSwitch, for: value)
        return !nodes.isEmpty && nodes.allSatisfy { $0 != action.frame.node && !keeps($0) }
      }
    }
  }

  /// What a driver's getter makes of what is stored: `user == nil` is true without one.
  private func truth(of value: Value, asked test: Branch.Test?) -> Value {
    guard let test else { return value }
    return evaluator.holds(test, stored: value).map { .boolean($0) } ?? .typed(StaticType(name: "Bool"))
  }

  private func set(_ presented: Drivers.Presented, _ value: Value, _ action: Action) {
    let presentation = presented.presentation
    let value = truth(of: value, asked: presentation.asked)
    if closes(presented, value, action) { return close(presented, action) }
    if value == .boolean(true), !showsAnother(presentation, action),
      isThere(presentation, action.frame) || isOpen(presented, by: action)
    {
      return
    }
    let action = onceArrived(at: presented.frame, action)
    for value in value.alternatives where value != .none && value != .boolean(false) {
      var inner = action
      // The presenting screen stays the one whose code it is, but a view push happens on the presenter's stack.
      if presentation.kind == .push, presented.frame.stage !== action.frame.stage,
        action.frame.stage.stack == nil || presented.frame.stage.layer !== action.frame.stage.layer
      {
        inner.frame = Frame(
          node: action.frame.node, stage: presented.frame.stage, role: action.frame.role,
          content: action.frame.content,
          presentation: action.frame.presentation)
      }
      open(presentation, with: value, inner)
    }
  }
}

extension ScreenNode {
  /// True for the host of tabs or columns that a stage is in.
  func holds(_ stage: Stage) -> Bool {
    hosts.contains { host in stage.chain.contains { $0 === host } }
  }
}

extension Effect.Operation {
  fileprivate var removes: Bool {
    switch self {
    case .removeAll, .removeLast, .popTo, .set(.array([])), .set(.none): true
    default: false
    }
  }
}

extension Action {
  /// The constant that it writes to a place.
  fileprivate func written(at place: Place) -> Value? {
    guard let effect, effect.place?.base == place, case .set(let value) = effect.operation else { return nil }
    return switch value {
    case .enumCase, .boolean, .integer, .string, .none: value
    case .object(let whole) where whole.type.isPlain: value
    default: nil
    }
  }
}
