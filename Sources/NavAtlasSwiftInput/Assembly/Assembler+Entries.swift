extension Assembler {
  /// A URL, an activity or a notification: the chain of screens that its code builds.
  func enter(_ handler: Handler, _ frame: Frame) {
    guard drivers.isNew(handler.site, frame.stage, 7) else { return }
    let action = Action(kind: .effects([]), frame: frame, sites: [handler.site], trigger: "url")
    entryHandlers.append((handler, action))
    discoveries += 1
  }

  /// Builds the entries once everything else is known.
  func buildEntries() {
    for (handler, action) in entryHandlers {
      var chains: [[ScreenNode]] = []
      build(handler.content, [], action, &chains, 0)
      for chain in chains.map(\.distinct) where !chain.isEmpty {
        entries.append(EntryDraft(kind: "url", nodes: chain, site: handler.site, stage: nil))
      }
    }
  }

  /// Each way through the code is a chain.
  private func build(
    _ content: Content, _ prefix: [ScreenNode], _ action: Action, _ chains: inout [[ScreenNode]], _ level: Int
  ) {
    let ends = extend(content, [prefix], action, level)
    for chain in ends where chain != prefix && !chains.contains(chain) { chains.append(chain) }
  }

  private func extend(_ content: Content, _ prefixes: [[ScreenNode]], _ action: Action, _ level: Int)
    -> [[ScreenNode]]
  {
    guard level < 24 else { return prefixes }
    var chains = prefixes
    for item in content.items {
      switch item {
      case .include(let inner, _), .chosen(let inner, _): chains = extend(inner, chains, action, level + 1)
      case .handler(let handler): chains = extend(handler.content, chains, action, level + 1)
      case .branch(let branch):
        var ends: [[ScreenNode]] = []
        for alternative in branch.alternatives {
          for end in extend(alternative.content, chains, action, level + 1) where !ends.contains(end) {
            ends.append(end)
          }
        }
        if branch.alternatives.count > 1, ends.count > 1 { ends.removeAll { chains.contains($0) } }
        if !ends.isEmpty { chains = Array(ends.prefix(64)) }
      case .effect(let effect): chains = chains.map { extend($0, effect, action) }
      default: break
      }
    }
    return chains
  }

  private func extend(_ chain: [ScreenNode], _ effect: Effect, _ action: Action) -> [ScreenNode] {
    let added = trial { perform([effect], action) }
    var chain = chain
    for move in added {
      switch move.kind {
      case "setPath", "pushMany": chain += move.path
      case "popToRoot", "pop", "dismiss", "dismissAll": break
      // These start over: what was there before is not below.
      case "replace", "tab", "select", "resetRoot":
        if let node = move.to { chain = Array(leaves(of: node, 0).prefix(1)) }
      default: if let node = move.to { chain += leaves(of: node, 0).prefix(1) }
      }
    }
    return chain
  }
}
