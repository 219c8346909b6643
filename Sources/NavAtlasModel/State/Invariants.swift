/// A rule that every state keeps (semantics 3.2); I1 holds by the shape of ``StackState``.
public enum StateInvariant: String, Sendable, Hashable, CaseIterable {
  /// Entry ids are unique in a window.
  case uniqueEntries = "I2"
  /// The selected tab exists.
  case selectedTabExists = "I3"
  /// `prefer` names a column.
  case preferNamesColumn = "I4"
  /// Only columns that can select have a selection.
  case selectionAllowed = "I5"
  /// Each layer's content is a container with something to show.
  case layerHasContent = "I6"
  /// Every value's type is registered in its stack, where the static model is known.
  case entriesRegistered = "I7"
  /// A driven column shows its placeholder exactly while nothing is selected before it.
  case placeholderMatchesSelection = "I8"
}

extension NavigationState {
  /// The invariants that the state breaks, each with the address where; sorted by address.
  ///
  /// - Complexity: linear in the size of the state.
  public var brokenInvariants: [(invariant: StateInvariant, address: Address)] {
    windows.flatMap { window -> [(invariant: StateInvariant, address: Address)] in
      let contents = [window.base] + window.layers.map(\.content)
      let ids = contents.flatMap(\.entries).map(\.id)
      var broken: [(invariant: StateInvariant, address: Address)] = []
      if Set(ids).count != ids.count { broken.append((.uniqueEntries, Address(window: window.id))) }
      for (layer, content) in contents.enumerated() {
        let address = Address(window: window.id, layer: layer)
        if layer > 0, content.frames.isEmpty { broken.append((.layerHasContent, address)) }
        broken += content.brokenInvariants(at: address)
      }
      return broken
    }
  }
}

extension ContainerState {
  fileprivate func brokenInvariants(
    at address: Address
  ) -> [(invariant: StateInvariant, address: Address)] {
    switch self {
    case .leaf: return []
    case .stack(let stack):
      let unregistered = stack.values.contains { !stack.isRegistered($0.route) }
      return unregistered ? [(.entriesRegistered, address)] : []
    case .tabs(let tabs):
      let missing = tabs.index(of: tabs.selected) == nil
      return (missing ? [(.selectedTabExists, address)] : [])
        + tabs.tabs.flatMap { $0.content.brokenInvariants(at: address.appending(.tab($0.key))) }
    case .split(let split):
      return split.brokenInvariants(at: address)
    }
  }
}

extension SplitState {
  fileprivate func brokenInvariants(
    at address: Address
  ) -> [(invariant: StateInvariant, address: Address)] {
    var broken: [(invariant: StateInvariant, address: Address)] = []
    if let prefer, index(of: prefer) == nil { broken.append((.preferNamesColumn, address)) }
    for (index, column) in columns.enumerated() {
      let place = address.appending(.column(column.name))
      if index > 0, column.driven {
        let before = columns[index - 1].selection
        if !before.canSelect { broken.append((.selectionAllowed, place)) }
        let showsPlaceholder = column.shownRoot.screen == column.placeholder
        if column.placeholder != nil, showsPlaceholder != before.isEmpty {
          broken.append((.placeholderMatchesSelection, place))
        }
      }
      broken += column.container.brokenInvariants(at: place)
    }
    return broken
  }
}
