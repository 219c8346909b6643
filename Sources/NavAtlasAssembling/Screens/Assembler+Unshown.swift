import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// What following from the roots did not get to. Its own navigation is read all the same, each declaration by itself:
/// the way to it stays unknown.
extension Assembler {
  /// Views that nothing shows; in a package without an app they are where its users come in.
  func mountUnshown() {
    let foreign = foreign
    let bases = evaluator.baseControllers
    let unshown = index.types.filter {
      $0.isShown && $0.kind != .interface && !visited.contains($0) && !foreign.contains($0)
        && !bases.contains($0)
    }
    var shown = evaluator.wrapped
    var parts: [DeclaredType: Set<DeclaredType>] = [:]
    for type in unshown {
      let inside = views(in: ownBody(of: type), except: type)
      parts[type] = inside
      shown.formUnion(inside)
    }
    let needsWay = !frames.isEmpty
    for type in unshown where !shown.contains(type) && !visited.contains(type) {
      guard !needsWay && !type.isController || navigates(type, parts) else { continue }
      mountAlone(type)
    }
    // Views that show each other, and what is shown in a way that was not understood.
    for type in unshown where !visited.contains(type) && !evaluator.wrapped.contains(type) {
      if navigates(ownBody(of: type)) { mountAlone(type) }
    }
  }

  /// Coordinators that nothing was seen to start.
  func mountPresenters() {
    for type in lonePresenters ?? [] { alone(type) { mountPresenter(type) } }
  }

  /// What shows controllers by code that was not followed.
  func unfollowedPresenters() -> [DeclaredType] {
    let followed = index.followedCode
    return index.types.filter { type in
      guard !type.isShown, type.kind != .interface, !visited.contains(type), !foreign.contains(type),
        presenting.contains(type.name)
      else { return false }
      return type.functions.values.joined().contains { member in
        guard let code = member.declaration.code, !followed.contains(ObjectIdentifier(code)) else {
          return false
        }
        return !code.statements.called.isDisjoint(with: Self.presentingCalls)
      }
    }
  }

  private static let presentingCalls: Set<String> = [
    "pushViewController", "present", "setViewControllers", "show", "showDetailViewController",
    "UIHostingController",
  ]

  private func mountAlone(_ type: DeclaredType) {
    let site = Site(file: type.file, offset: type.offset)
    let window = stage(.window, in: nil, at: site, name: "unshown " + type.name)
    window.isReachable = false
    alone(type) {
      _ = mount(
        Content(owner: nil, items: [.view(evaluator.object(type), site)]), on: window, .root,
        Naming(owner: type, part: "content", isOwner: true))
      settleNew()
    }
  }

  private func ownBody(of type: DeclaredType) -> Content {
    var body = Content(owner: type)
    alone(type) { body = evaluator.body(of: evaluator.object(type)) }
    return body
  }

  /// So much for each declaration that is read by itself, and more while all of them have not taken what following from
  /// the roots may: the whole stays in proportion to the source, and an app whose root was lost is not cut off.
  private static let stepsAlone = 60_000
  private static let stepsOfFirst = 1_000_000

  /// Reads a declaration by itself; what would take too long is left out, and said.
  private func alone(_ type: DeclaredType, _ body: () -> Void) {
    let isEarly = !evaluator.isExhausted && evaluator.steps < Evaluator.stepLimit - Self.stepsOfFirst
    if evaluator.follow(within: isEarly ? Self.stepsOfFirst : Self.stepsAlone, body) { return }
    evaluator.remarks.note(.cutShort, at: Site(file: type.file, offset: type.offset), about: type.screenName)
    pending.removeAll()
    waiting.performed = actions.count
  }

  /// Where everything together took too many steps, each screen that is left is read by itself.
  func finishCutOff() {
    guard evaluator.isExhausted else { return }
    var read: Set<ScreenNode> = []
    while let frame = pending.popLast() {
      guard let node = frame.node, let type = node.type, read.insert(node).inserted else { continue }
      var rest = pending
      pending = []
      alone(type) {
        discover(frame)
        performNew()
      }
      rest += pending
      pending = rest
    }
  }

  /// True where a view, or one of those in it that nothing else has shown, navigates. O(views).
  private func navigates(_ type: DeclaredType, _ parts: [DeclaredType: Set<DeclaredType>]) -> Bool {
    var waiting = [type]
    var known: Set<DeclaredType> = [type]
    while let type = waiting.popLast() {
      if navigates(ownBody(of: type)) { return true }
      waiting += (parts[type] ?? []).filter { parts[$0] != nil && known.insert($0).inserted }
    }
    return false
  }

  /// True where there is anything at the top that leads on, or a container. O(items): the same content is in many others.
  private func navigates(_ content: Content) -> Bool {
    var seen: Set<Content> = []
    return navigates(content, &seen, 0)
  }

  private func navigates(_ content: Content, _ seen: inout Set<Content>, _ level: Int) -> Bool {
    guard level < 60, seen.insert(content).inserted else { return false }
    return content.items.contains { item in
      switch item {
      case .include(let inner, _), .chosen(let inner, _), .attachment(let inner, _),
        .selection(_, let inner, _):
        navigates(inner, &seen, level + 1)
      case .element(let element): navigates(element.content, &seen, level + 1)
      case .branch(let branch): branch.alternatives.contains { navigates($0.content, &seen, level + 1) }
      case .handler(let handler): navigates(handler.content, &seen, level + 1)
      case .container, .presentation, .link, .registration: true
      case .effect(let effect): leadsOn(effect)
      default: false
      }
    }
  }

  private func leadsOn(_ effect: Effect) -> Bool {
    switch effect.operation {
    case .library(let move): move.kind.shows
    case .window: true
    case .set(.none): false
    case .set, .append, .insert, .setElement, .toggle:
      effect.place.map { drivers.navigating.contains($0.base) } ?? false
    default: false
    }
  }
}
