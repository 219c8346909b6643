import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Controllers that exchange the one controller in them.
extension Assembler {
  /// What is shown in a window's root that exchanges it is what the window shows.
  ///
  /// - Returns: false for any other root.
  func mountExchanger(_ value: Value, on window: Stage) -> Bool {
    guard let root = exchanger(value) else { return false }
    visited.insert(root.type)
    exchangers.insert(root.type.name)
    show(nil, on: window, .container, evaluator.body(of: root))
    return true
  }

  /// A controller that exchanges what is in it, also where a property keeps it.
  func exchanger(_ value: Value) -> ObjectValue? {
    guard let root = evaluator.controller(value) ?? keptController(value) else { return nil }
    return evaluator.exchangesChildren(root.type) && !evaluator.isDrawer(root) ? root : nil
  }

  private func keptController(_ value: Value) -> ObjectValue? {
    guard case .place(let place) = value, let type = place.type?.unwrapped.declaration, type.isController
    else { return nil }
    return evaluator.knownObject(at: place) ?? evaluator.object(type)
  }

  /// A controller comes into another one, in place of what was there.
  func exchangeChild(of place: Place, for value: Value, _ action: Action) {
    guard exchangers.contains(place.owner) else {
      // Anywhere but at a window's root it is a part of the screen.
      let site = action.sites.last ?? Site(file: 0, offset: 0)
      for value in value.alternatives where !selectTab(value, by: place, action) {
        let shown = evaluator.content(value, owner: action.frame.content.owner, at: site)
        follow(shown, as: action.frame, action.sites, trigger: action.trigger)
      }
      return
    }
    exchangeWindowRoot(of: .windowRoot, for: value, action)
  }

  /// A controller that is one of a drawer's is selected in it.
  private func selectTab(_ value: Value, by place: Place, _ action: Action) -> Bool {
    // Who makes a drawer ready is not in it yet.
    guard let tabs = drivers.tabs[place] else { return evaluator.isDrawer(place.owner) }
    guard let key = evaluator.childKey(value),
      tabs.contains(where: { $0.children.contains { $0.key == key } })
    else { return false }
    guard tabs.contains(where: { drawer in action.frame.stage.chain.contains { $0 === drawer } }) else {
      return true
    }
    _ = write(key, to: place, action, isControl: true)
    return true
  }
}
