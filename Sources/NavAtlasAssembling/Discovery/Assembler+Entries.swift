import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasSourceReading

extension Assembler {
  /// A URL or an activity opens the app: its handler is followed once everything else is known.
  func enter(_ handler: Handler, _ frame: Frame) {
    let known = entryHandlers.filter { $0.handler.site == handler.site }
    guard known.count < Self.entryLimit, drivers.isNew(handler.site, frame.stage, .entry) else { return }
    addEntry(.url, handler, frame)
  }

  /// One handler may be on very many screens; where it leads is much the same.
  private static let entryLimit = 3

  func addEntry(_ kind: Entry.Kind, _ handler: Handler, _ frame: Frame) {
    let action = Action(kind: .effects([]), frame: frame, sites: [handler.site], trigger: .init(kind))
    entryHandlers.append(EntryHandler(kind: kind, handler: handler, action: action))
    discoveries += 1
  }

  /// Builds the entries from their handlers: each way through the code is a chain of screens.
  func buildEntries() {
    entries.removeAll { $0.kind != .launch }
    knownPresented = [:]
    restore()
    enterWindows()
    var heard: Set<String> = []
    for entry in entryHandlers {
      build(entry.kind, entry.handler.content, entry.handler.site, entry.action, &heard)
    }
    // What nobody in the app posts comes from outside.
    for name in drivers.notifications.keys.sorted() where !posted.contains(name) && !heard.contains(name) {
      if evaluator.isPosted(name) {
        answer(name)
        continue
      }
      var followed: Set<[Int]> = []
      for (handler, frame) in drivers.notifications[name] ?? [] {
        // From one screen on one stage the same code leads to the same screens.
        let way = [handler.content.keyNumber, frame.stage.number, frame.node?.number ?? -1]
        guard followed.insert(way).inserted else { continue }
        let action = Action(kind: .effects([]), frame: frame, sites: [handler.site], trigger: .notification)
        build(.notification, handler.content, handler.site, action, &heard)
      }
    }
  }

  /// What code of the app posts that nothing followed was seen to call, as a package's or the system's callbacks do,
  /// is answered wherever the user is.
  private func answer(_ name: String) {
    posted.insert(name)
    for (handler, frame) in drivers.notifications[name] ?? [] {
      let isOfWindow = frame.stage.isOfWindow && frame.role != .pushed
      let anywhere = Frame(
        node: nil, stage: frame.stage, role: .container, content: frame.content, presentation: nil)
      let content = evaluator.content(of: handler, given: .unknown)
      follow(content, as: isOfWindow ? anywhere : frame, [handler.site], trigger: .notification)
    }
  }

  /// The containers whose state is saved and comes back.
  private func restore() {
    for stage in stages {
      var roots = stage.roots
      var places = stage.drivers
      if stage.isSplit {
        roots = stage.children.first?.roots ?? []
        places = drivers.selections.filter { $0.value.contains { $0.split === stage } }.map(\.key)
      }
      let sites = places.compactMap { evaluator.restoration(of: $0) }
      guard let site = sites.min(), let root = roots.first, !corrections.isIgnored([site]) else { continue }
      let conditions = CompiledConditions([index.conditions(of: [site])])
      entries.append(
        EntryDraft(kind: .restore, nodes: [root], site: site, stage: stage, conditions: conditions))
    }
  }

  private func build(
    _ kind: Entry.Kind, _ content: Content, _ site: Site, _ action: Action, _ heard: inout Set<String>
  ) {
    guard !corrections.isIgnored([site]) else { return }
    var walk = EntryWalk(assembler: self, action: action)
    for arrival in walk.arrivals(following: content) where !arrival.chain.isEmpty {
      let conditions = CompiledConditions([index.conditions(of: [site])])
      entries.append(
        EntryDraft(kind: kind, nodes: arrival.chain, site: site, stage: nil, conditions: conditions))
    }
    heard.formUnion(walk.posted)
  }
}
