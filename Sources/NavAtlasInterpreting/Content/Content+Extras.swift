import NavAtlasProgram

extension Content {
  /// True for what shows views of the app, as far as is known while it is followed: nothing is remembered of it.
  /// O(contents).
  package var holdsViews: Bool {
    var seen: Set<ObjectIdentifier> = []
    return holdsViews(&seen)
  }

  private func holdsViews(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return false }
    for item in items {
      switch item {
      case .view, .container: return true
      case .element(let element): if element.content.holdsViews(&seen) { return true }
      case .include(let inner, _), .chosen(let inner, _): if inner.holdsViews(&seen) { return true }
      case .branch(let branch):
        for alternative in branch.alternatives where alternative.content.holdsViews(&seen) { return true }
      default: continue
      }
    }
    return false
  }

  /// What is attached at the top besides what can be seen. O(contents), once.
  package func extras() -> [Item] {
    if let knownExtras { return knownExtras }
    let found = extras(0)
    knownExtras = found
    return found
  }

  private func extras(_ level: Int) -> [Item] {
    if let knownExtras { return knownExtras }
    guard level < 60 else { return [] }
    var result: [Item] = []
    for item in items {
      switch item {
      case .include(let content, _), .chosen(let content, _): result += content.extras(level + 1)
      case .element(let element) where element.isLayoutOnly: result += element.content.extras(level + 1)
      case .branch(let branch):
        // Where all that can be seen is in one of the branches, so is what is attached to it.
        if let only = branch.onlySubstantial {
          result += only.extras(level + 1)
        } else if owner?.modifiesViews == true, branch.sameLayout != nil {
          result += branch.alternatives.flatMap { $0.content.extras(level + 1) }
        } else if branch.presenter == nil {
          // What is called for something to be seen that is not known here.
          var seen: Set<ObjectIdentifier> = []
          for alternative in branch.alternatives { alternative.content.addEffects(to: &result, &seen) }
        }
      case .view, .container, .element, .selection: break
      default: result.append(item)
      }
    }
    return result
  }

  /// What code does, without what it shows. O(contents).
  func withoutViews(_ level: Int = 0) -> Content {
    guard level < 12 else { return Content(owner: owner) }
    let kept = items.compactMap { item -> Item? in
      switch item {
      case .view, .container, .selection, .attachment, .inert: nil
      case .include(let content, let site): .include(content.withoutViews(level + 1), site)
      case .chosen(let content, let site): .chosen(content.withoutViews(level + 1), site)
      case .element(let element): .include(element.content.withoutViews(level + 1), element.site)
      case .branch(let branch): .branch(branch.withoutViews(level))
      default: item
      }
    }
    return Content(owner: owner, name: name, items: kept)
  }

  /// The effects among what is attached at the top, those of each code once. O(contents).
  private func addEffects(to found: inout [Item], _ seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return }
    for item in items {
      switch item {
      case .effect: found.append(item)
      case .include(let content, _), .chosen(let content, _): content.addEffects(to: &found, &seen)
      case .element(let element) where element.isLayoutOnly: element.content.addEffects(to: &found, &seen)
      case .branch(let branch):
        if let only = branch.onlySubstantial {
          only.addEffects(to: &found, &seen)
        } else if branch.presenter == nil {
          for alternative in branch.alternatives { alternative.content.addEffects(to: &found, &seen) }
        }
      default: break
      }
    }
  }
}

extension Branch {
  fileprivate func withoutViews(_ level: Int) -> Branch {
    var branch = self
    for position in branch.alternatives.indices {
      branch.alternatives[position].content = branch.alternatives[position].content.withoutViews(level + 1)
    }
    return branch
  }
}
