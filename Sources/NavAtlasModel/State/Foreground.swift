/// Finds the container that an operation without a full address means (semantics 3.1).
struct Foreground {
  var state: NavigationState
  var assumptions: StateAssumptions

  /// The address of the active window's top layer.
  var layer: Address? {
    state.windows.first { $0.id == state.active }.map {
      Address(window: $0.id, layer: $0.layers.count)
    }
  }

  /// Follows selected tabs, and columns, down from `address` to a stack or a leaf.
  func stack(from address: Address) -> Address {
    descend(address) { split in
      let column =
        profile(of: address.window) == .compact
        ? split.topColumn(assumptions)
        : split.columns.lastIndex { $0.stack != nil } ?? split.columns.count - 1
      return split.columns.indices.contains(column) ? .column(split.columns[column].name) : nil
    }
  }

  /// Follows selected tabs down from `address` to a split view; `nil` if there is none.
  func split(from address: Address) -> (Address, SplitState)? {
    let end = descend(address) { _ in nil }
    guard case .split(let split) = state[end] else { return nil }
    return (end, split)
  }

  func profile(of window: WindowState.ID) -> Profile {
    state.windows.first { $0.id == window }?.profile ?? .regular
  }

  private func descend(_ start: Address, column: (SplitState) -> Address.Step?) -> Address {
    var address = start
    while true {
      switch state[address] {
      case .tabs(let tabs) where tabs.index(of: tabs.selected) != nil:
        address = address.appending(.tab(tabs.selected))
      case .split(let split):
        guard let step = column(split) else { return address }
        address = address.appending(step)
      default: return address
      }
    }
  }
}
