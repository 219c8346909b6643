extension Content {
  /// All that code hands over, as to tasks.
  package var later: [Content] { later(hears: true) }

  /// What code hands over, as to tasks, each by itself: what it does directly is done before anything is seen.
  ///
  /// - Parameter hears: false to leave out what is done with the values that publishers have already.
  func later(hears: Bool) -> [Content] {
    var finder = LaterCode(hears: hears)
    finder.look(into: self, 0)
    return finder.found
  }
}

extension Content {
  /// True for what does something and shows nothing, as far as a look into a few calls tells.
  var onlyActs: Bool { !items.isEmpty && onlyActs(0) }

  private func onlyActs(_ level: Int) -> Bool {
    level < 4
      && items.allSatisfy { item in
        switch item {
        case .effect, .handler, .recursion: true
        case .include(let inner, _), .chosen(let inner, _): inner.onlyActs(level + 1)
        case .branch(let branch): branch.alternatives.allSatisfy { $0.content.onlyActs(level + 1) }
        default: false
        }
      }
  }
}

extension Content {
  /// True for code that makes values of absent packages, if anything: nobody sees them where they are made.
  package var isIdle: Bool { isIdle(0) }

  private func isIdle(_ level: Int) -> Bool {
    level < 6
      && items.allSatisfy { item in
        switch item {
        case .element(let element): element.content.isIdle(level + 1)
        case .include(let inner, _), .chosen(let inner, _): inner.isIdle(level + 1)
        case .branch(let branch): branch.alternatives.allSatisfy { $0.content.isIdle(level + 1) }
        default: false
        }
      }
  }
}

/// Looks through the functions that code calls for the closures that it hands over.
private struct LaterCode {
  let hears: Bool
  var found: [Content] = []
  private var seen: Set<Content> = []

  init(hears: Bool) { self.hears = hears }

  mutating func look(into content: Content, _ level: Int) {
    guard level < 12, seen.insert(content).inserted else { return }
    for item in content.items {
      switch item {
      case .handler: found.append(Content(owner: content.owner, items: [item]))
      case .include(let inner, _) where inner.isReplayed && !hears: break
      case .include(let inner, _) where inner.isOfClosure: found.append(inner)
      case .include(let inner, _), .chosen(let inner, _): look(into: inner, level + 1)
      case .branch(let branch):
        for alternative in branch.alternatives { look(into: alternative.content, level + 1) }
      default: break
      }
    }
  }
}
