import NavAtlasInterpreting
import NavAtlasModel

/// A stack: its root, and what its path or links push onto it.
struct StackKind: ContainerKind {
  static let name = "stack"
  let path: Value?
  let isLegacy: Bool

  func mount(_ container: NavigationContainer, _ mounting: Mounting, by assembler: Assembler) -> [ScreenNode]
  {
    let (stage, role, naming, extras) = (mounting.stage, mounting.role, mounting.naming, mounting.extras)
    // A tab that is only a button may hold a stack of nothing.
    if stage.isTab, container.parts[0].content.isNothing { return [] }
    let stack = assembler.stage(.container(Self.self), in: stage, at: container.site)
    stack.destination = stack.destination ?? container.destination
    stack.steps = container.steps
    let isNested = role == .pushed && stage.stack != nil
    if role == .root { stack.isWhole = true }
    if isNested { stack.isPushed = true }
    if isNested, extras.hidesBar { stack.hidesOuterBar = true }
    stack.showsColumns = isLegacy && assembler.evaluator.isMac
    assembler.drive(stack, by: path, \.stacks)
    let first = assembler.firstElement(of: path, over: container)
    let roots = assembler.mount(
      first?.content ?? container.parts[0].content, on: stack, .root,
      first?.naming ?? naming.ofRoot,
      presentation: mounting.presentation, level: mounting.level + 1)
    if first != nil { stack.isRootOfPath = true }
    if first != nil { assembler.show(nil, on: stack, .container, container.parts[0].content) }
    stack.roots = (stack.roots + roots).distinct
    if isNested, let root = roots.first {
      assembler.noteNested(.init(isLegacy: isLegacy, screen: root, site: container.site))
    }
    // What is registered around a stack belongs to the stack that it is in, if it is in one.
    let registered = stage.isStack ? extras.filter(\.isRegistration) : []
    if !registered.isEmpty {
      assembler.show(nil, on: stage, .container, Content(owner: naming.owner, items: registered))
    }
    let rest = registered.isEmpty ? extras : extras.filter { !$0.isRegistration }
    assembler.show(nil, on: stack, .container, Content(owner: naming.owner, items: rest))
    return roots
  }

  static func write(_ stage: Stage, with writer: inout GraphWriter) -> Container.ID? {
    // A column's or a layer's own stack is part of it.
    if let parent = stage.parent, parent.isColumnOrLayer { return writer.container(parent) }
    guard let root = stage.roots.first, let id = writer.ids[root] else { return nil }
    return writer.add(stage, "\(root.name)", .stack(.init(root: id)))
  }
}

extension Item {
  fileprivate var isRegistration: Bool { if case .registration = self { true } else { false } }
}
