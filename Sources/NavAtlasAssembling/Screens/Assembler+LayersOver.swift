import NavAtlasInterpreting
import NavAtlasModel

/// What lies over a window's root at times and holds a container of its own, as an introduction or the app behind a
/// log-in does, or is there until the user has seen it: it takes the root's place while it is there.
extension Assembler {
  /// Such layers among what hangs on a root; nil where there is none.
  func containerLayers(_ extras: [Item], on stage: Stage, _ role: Frame.Role) -> (
    shown: [Visual], others: [Item]
  )? {
    guard stage.isWindow, role == .root else { return nil }
    var (shown, others): ([Visual], [Item]) = ([], [])
    for item in extras {
      if case .attachment(let layer, _) = item, let visual = containerLayer(layer) {
        shown.append(visual)
      } else {
        others.append(item)
      }
    }
    return shown.isEmpty ? nil : (shown, others)
  }

  private func containerLayer(_ layer: Content) -> Visual? {
    let visuals = layer.visuals()
    guard visuals.count == 1, let visual = visuals.first, isContainerLayer(visual) else { return nil }
    return visual
  }

  private func isContainerLayer(_ visual: Visual) -> Bool {
    guard visual.isAtTimes, visual.turn != nil else { return false }
    return switch visual.kind {
    case .view: holdsContainer([visual], 0) || coversAtFirst(visual)
    case .container: true
    case .branch, .inline, .external: false
    }
  }

  /// True for what is there as the window opens until the user has done with it. A splash, which goes by itself, is no
  /// screen.
  private func coversAtFirst(_ visual: Visual) -> Bool {
    guard case .view(let view) = visual.kind, !view.type.isSplash, let turn = visual.turn,
      let place = evaluator.place(turn.subject)?.base,
      evaluator.initialValues(of: place).first.flatMap({ evaluator.holds(turn.test, $0) }) == true
    else { return false }
    return summarizer.leaves(of: evaluator.body(of: view)).contains { leaf in
      guard case .effects(let effects) = leaf.kind, leaf.trigger == nil else { return false }
      return effects.contains { $0.place?.base == place }
    }
  }

  /// The choice between such a layer in a `ZStack` and what lies below it; nil where there is none, or what lies below is
  /// no one view.
  func layerChoice(in content: Content, on stage: Stage, _ role: Frame.Role) -> Branch? {
    guard stage.isWindow, role == .root, let layers = content.layersWithin(0) else { return nil }
    let parts = layers.visuals()
    guard let top = parts.lastIndex(where: isContainerLayer) else { return nil }
    let below = parts[..<top].filter { !$0.isAtTimes && $0.isSubstantial }
    guard below.count == 1, let root = below.first, mayBeRoot(root) else { return nil }
    let beside = parts.filter { $0.site != root.site && $0.site != parts[top].site }
    let ground = Content(
      owner: root.content.owner, name: root.content.name,
      items: root.content.items + beside.map(\.besideOthers) + layers.extras())
    return parts[top].choice(over: ground)
  }

  /// True for what takes turns with a layer over it.
  func liesBelow(_ body: Content, on stage: Stage, _ role: Frame.Role) -> Bool {
    containerLayers(body.extras(), on: stage, role) != nil || layerChoice(in: body, on: stage, role) != nil
  }

  /// True where what lies below chooses by the same as the layer, which asks for more besides.
  func asksTwice(_ choice: Branch, below root: Content) -> Bool {
    guard let place = evaluator.place(choice.subject)?.base else { return false }
    return root.visuals().contains { visual in
      if case .branch(let inner) = visual.kind {
        evaluator.place(inner.subject)?.base == place
      } else {
        false
      }
    }
  }

  /// True for a container, a choice, and a view of the app that does anything: others are a ground.
  private func mayBeRoot(_ visual: Visual) -> Bool {
    switch visual.kind {
    case .container: true
    case .view(let view): summarizer.leaves(of: evaluator.body(of: view)).contains(where: \.acts)
    case .branch(let branch): branch.presenter == nil
    case .inline, .external: false
    }
  }
}

extension Visual {
  /// The choice between it and what it lies over.
  func choice(over root: Content) -> Branch? {
    guard var branch = turnBranch else { return nil }
    branch.alternatives[1].content = root
    branch.ground = 1
    return branch
  }
}

extension Content {
  /// The layers that are all there is to see, also in what properties and functions give.
  fileprivate func layersWithin(_ level: Int) -> Content? {
    guard level < 12, let shown = onlyShown else { return nil }
    return switch shown {
    case .include(let inner, _), .chosen(let inner, _): inner.layersWithin(level + 1)
    default: layers
    }
  }

  /// The one item in which anything is seen.
  var onlyShown: Item? {
    let shown = items.filter { item in
      switch item {
      case .include, .chosen, .element, .view, .container, .branch, .selection: true
      default: false
      }
    }
    return shown.count == 1 ? shown[0] : nil
  }
}
