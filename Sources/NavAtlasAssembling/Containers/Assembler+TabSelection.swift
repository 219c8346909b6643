import NavAtlasInterpreting
import NavAtlasModel

extension Assembler {
  /// What writing the key of a tab leads to.
  func select(_ value: Value, _ tabs: Stage, _ action: Action) {
    for value in value.alternatives {
      guard let key = value.keyText, let tab = tabs.tab(for: key) else { continue }
      // The bar of a tab container is how its host shows the tabs.
      if trialMoves == nil, action.trigger == nil,
        action.frame.role == .container && tabs.isShown(by: action.frame.stage)
          || isOfBarElsewhere(action, tabs)
      {
        explain(action)
        continue
      }
      // The tab that is there already is no move, nor the one that lies below a sheet.
      if action.trigger == nil, lies(onlyOver: tab, action.frame.stage) {
        explain(action)
        continue
      }
      record(tab.roots.filter { $0 != action.frame.node }, .tab, action, tabs, key)
    }
  }

  /// What lets a control write a place leads to.
  func edit(_ place: Place, _ action: Action) {
    for presented in drivers.presented(by: place, evaluator.tellsApart).all
    where !presented.presentation.isItem {
      // A control inside what it presents can only close it.
      if isInside(presented.presentation, action.frame) { close(presented.presentation, action) }
    }
    for stage in drivers.tabs[place] ?? []
    where !isOfBarElsewhere(action, stage)
      && action.frame.stage.chain.contains(where: { $0 === stage }) == false
    {
      for tab in stage.children { record(tab.roots, .tab, action, stage, tab.name) }
    }
  }
}

extension Stage {
  /// The tab of a key; for one that none has, the only tab without a key: `default: ProfileView()`.
  fileprivate func tab(for key: String) -> Stage? {
    if let tab = children.first(where: { $0.key?.keyText == key }) { return tab }
    let others = children.filter { $0.key == nil }
    return others.count == 1 ? others[0] : nil
  }

  /// True for tabs, and for a stack that they are the root of.
  fileprivate func isShown(by stage: Stage) -> Bool {
    self === stage || stage.isStack && parent === stage
  }
}
