/// UIKit's way to the first screen: a controller becomes a window's root.
extension Assembler {
  func mountDelegate(_ type: DeclaredType) {
    mountWindowRoots(everything(in: type), type, 0)
  }

  /// A coordinator that nothing was seen to start: what it shows first is shown, the way to it is unknown.
  func mountPresenter(_ type: DeclaredType) {
    mountWindowRoots(everything(in: type), type, 0, isReachable: false)
    settleNew()
  }

  /// What all the functions of a type do, one after the other.
  private func everything(in type: DeclaredType) -> Content {
    let content = Content(owner: type)
    for functions in type.functions.values.sorted(by: { $0[0].declaration.offset < $1[0].declaration.offset })
    {
      for function in functions where function.declaration.code != nil {
        let scope = Scope(
          type: type, receiver: .typed(StaticType(name: type.name, declaration: type)), file: function.file,
          content: content)
        _ = evaluator.run(function.declaration.body ?? [], scope)
      }
    }
    return content
  }

  private func mountWindowRoots(
    _ content: Content, _ type: DeclaredType, _ level: Int, isReachable: Bool = true
  ) {
    guard level < 12 else { return }
    for item in content.items {
      switch item {
      case .include(let inner, _), .chosen(let inner, _):
        mountWindowRoots(inner, type, level + 1, isReachable: isReachable)
      case .branch(let branch):
        for alternative in branch.alternatives {
          mountWindowRoots(alternative.content, type, level + 1, isReachable: isReachable)
        }
      case .effect(let effect):
        guard let value = effect.windowRoot else { continue }
        let window = stage(.window, in: nil, at: effect.site, name: "\(type.name) \(effect.site.offset)")
        window.isReachable = isReachable
        for value in value.alternatives {
          let shown = evaluator.content(value, owner: type, at: effect.site)
          if !shown.items.isEmpty {
            let nodes = mount(shown, on: window, .root, Naming(owner: type, part: "window"))
            if isReachable { launch(nodes, effect.site) }
          }
        }
      default: break
      }
    }
  }

  /// A screen's code exchanges all that its window shows, or shows a window above it; what runs by itself as the
  /// window opens says what is launched.
  func exchangeWindowRoot(of place: Place, for value: Value, _ action: Action) {
    let site = action.sites.last ?? Site(file: 0, offset: 0)
    let owner = action.frame.content.owner
    let isAbove = place == .overlayRoot
    for value in value.alternatives {
      let shown = evaluator.content(value, owner: owner, at: site)
      guard shown.visuals().contains(where: \.holdsView) else { continue }
      let around = action.frame.stage
      let window = stage(isAbove ? .layer(.cover) : .window, in: nil, at: site, name: shown.stageName ?? "exchanged")
      window.isReachable = around.isReachable
      window.app = around.app
      let nodes = mount(shown, on: window, .root, Naming(owner: owner, part: "window"))
      window.roots = (window.roots + nodes).distinct
      if let node = action.frame.node {
        record(nodes.filter { $0 != node }, isAbove ? "cover" : "replace", action, window, nil)
      }
      let isFirst = action.trigger == "system" && around.isWindow && !isAbove
      if action.frame.node == nil || isFirst, around.isReachable { launch(nodes, site) }
    }
  }
}

extension Effect {
  /// What becomes a window's root, or is the first thing that code without a screen pushes.
  fileprivate var windowRoot: Value? {
    switch operation {
    case .set(let value) where place?.name == "rootViewController" || place == .overlayRoot: value
    case .library(let move) where move.kind == .viewPush || move.kind == .push || move.kind == .replace:
      move.value
    default: nil
    }
  }
}
