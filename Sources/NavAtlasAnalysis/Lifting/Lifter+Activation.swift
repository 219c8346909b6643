import NavAtlasModel

/// Which containers are shown, and by whom.
struct Activation {
  fileprivate var active: Set<Container.ID> = []
  /// The screens that a group of containers shows by itself, by its outermost container.
  fileprivate var shown: [Container.ID: Set<Int>] = [:]
}

extension Lifter {
  /// Shows a container as its owner does: a stack's root, a split's columns, every tab; and what is around it.
  ///
  /// - Parameter mover: the screen whose code or control shows it; `nil` for an entry.
  mutating func activate(_ id: Container.ID, by mover: Int?) {
    guard containers[id] != nil else { return }
    let group = containers.outermost(of: id)
    if activation.active.contains(id) {
      for screen in activation.shown[group] ?? [] {
        noteShown(screen, by: mover)
      }
    } else {
      show(id, in: group, by: mover)
    }
  }

  private mutating func show(_ id: Container.ID, in group: Container.ID, by mover: Int?) {
    guard activation.active.insert(id).inserted, let container = containers[id] else { return }
    for outer in containers.scope(of: id).subtracting([id]).sorted() { show(outer, in: group, by: mover) }
    switch container.body {
    case .tabs(let tabs): for tab in tabs.tabs { show(tab.container, in: group, by: mover) }
    case .stack(let stack): begin(baseNumber(container), stack.root, in: group, by: mover)
    case .layer(let layer): begin(baseNumber(container), layer.root, in: group, by: mover)
    case .split(let split): show(split, of: container, in: group, by: mover)
    }
  }

  private mutating func begin(_ base: Int, _ screen: Screen.ID, in group: Container.ID, by mover: Int?) {
    activation.shown[group, default: []].insert(number(screen))
    start(base, number(screen), by: mover)
  }

  private mutating func show(
    _ split: Container.Split, of container: Container, in group: Container.ID, by mover: Int?
  ) {
    if profile == .regular {
      for (index, column) in split.columns.enumerated() {
        begin(
          baseNumber(container, column: index), index == 0 ? column.root : column.placeholder ?? column.root,
          in: group, by: mover)
      }
      return
    }
    let stack = stackNumber(container)
    begin(baseNumber(container), split.columns[0].root, in: group, by: mover)
    let preferred = split.initialCompactColumn
    guard preferred > 0, let base = lifted.stacks[stack].starts.first else { return }
    let frames = (1...preferred).map { index in
      let column = split.columns[index]
      return StackVertex(screen: number(column.placeholder ?? column.root), column: index, isRoot: true)
    }
    grow(stack, from: base, frames, transition: nil)
  }

  /// Shows one of a container's own screens: for a split view, the column that has it.
  mutating func open(_ screen: Screen.ID, in container: Container, by mover: Int?) {
    guard case .split(let split) = container.body,
      let column = split.columns.firstIndex(where: { $0.root == screen }), column > 0
    else { return }
    if profile == .regular {
      start(baseNumber(container, column: column), number(screen), by: mover)
    } else {
      let stack = stackNumber(container)
      guard let base = lifted.stacks[stack].starts.first else { return }
      grow(stack, from: base, roots(of: split, 1...column), transition: nil)
    }
  }

  /// Another root takes the place of a window's or container's one.
  mutating func exchangeRoot(_ target: Screen.ID, by mover: Int) {
    guard let container = containers.showing(target) ?? containers[target] else {
      return start(implicitBase(target), number(target), by: mover)
    }
    activate(container.id, by: mover)
    open(target, in: container, by: mover)
  }
}

extension Container.Split {
  /// The column on top when a compact window launches with nothing selected.
  var initialCompactColumn: Int {
    if let prefer { return columns.firstIndex { $0.name == prefer } ?? 0 }
    return framework == .uiKitClassic ? columns.count - 1 : 0
  }
}
