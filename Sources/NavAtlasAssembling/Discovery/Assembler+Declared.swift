import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// What is registered or presented and that nothing leads to: screens without a way to them.
  func mountDeclared() {
    for stage in stages {
      for registration in stage.registrations {
        declare(registration.handler, registration.type, on: stage, registration.site) { $0 }
      }
      if let handler = stage.destination, let type = stage.drivers.first?.type?.unwrapped.element {
        declare(handler, type, on: stage, stage.site) { [evaluator] in evaluator.storeValue(of: $0) }
      }
    }
    declarePresented()
  }

  private func declarePresented() {
    for presented in drivers.presentations.inOrder where !corrections.isIgnored([presented.presentation.site])
    {
      let presentation = presented.presentation
      let stage = self.stage(.layer(presentation.kind), in: nil, at: presentation.site, name: "declared")
      stage.isReachable = false
      if !presentation.isItem {
        if !mayBeOpened(presentation) || isRivalOpened(presentation) {
          declare(shown(by: presentation, for: []), on: stage, presentation.owner)
        }
      } else if presentation.enumCase == nil || isRivalOpened(presentation),
        let type = evaluator.type(of: presentation.driver)?.unwrapped
      {
        declare(presentation.handler, type, on: stage, presentation.site) { $0 }
      }
    }
  }

  private func shown(by presentation: Presentation, for arguments: [Value]) -> Content {
    evaluator.content(
      evaluator.apply(presentation.handler, to: arguments, at: presentation.site), owner: presentation.owner,
      at: presentation.site)
  }

  /// Shows what a handler makes of each value of a type, as far as they can be told.
  private func declare(
    _ handler: Value, _ type: StaticType, on stage: Stage, _ site: Site, _ wrap: (Value) -> Value
  ) {
    for value in evaluator.values(of: type) where !corrections.isIgnored([site]) {
      let content = evaluator.content(
        evaluator.apply(handler, to: [wrap(value)], at: site), owner: handler.owner, at: site)
      noteBlank(content, for: value, at: site)
      declare(content, on: stage, handler.owner)
    }
  }

  /// Mounts those of the screens in some content that are nowhere yet.
  private func declare(_ content: Content, on stage: Stage, _ owner: DeclaredType?, _ level: Int = 0) {
    guard level < 6 else { return }
    for visual in content.visuals() {
      let branch: Branch?
      switch visual.kind {
      case .branch(let inner): branch = inner
      case .view(let view): branch = givenBranch(view)
      default: branch = nil
      }
      if let branch {
        for alternative in branch.alternatives { declare(alternative.content, on: stage, owner, level + 1) }
      } else if holdsUnseen(visual, on: stage, 0) {
        _ = mount(
          visual.content, on: stage, stage.isLayer ? .root : .pushed,
          Naming(owner: owner, part: "destination"))
      }
    }
  }

  /// True where mounting would make a screen of a view that is none yet.
  ///
  /// - Parameter owner: the view that a container's contents in place make a screen.
  private func holdsUnseen(_ visual: Visual, on stage: Stage, owner: DeclaredType? = nil, _ level: Int)
    -> Bool
  {
    guard level < 8 else { return false }
    func inner(_ content: Content, _ owner: DeclaredType? = nil) -> Bool {
      content.visuals().contains { holdsUnseen($0, on: stage, owner: owner, level + 1) }
    }
    switch visual.kind {
    case .view(let view):
      let body = evaluator.body(of: view)
      return isTransparent(view, body, stage, .root) ? inner(body, view.type) : !visited.contains(view.type)
    case .branch(let branch): return branch.alternatives.contains { inner($0.content) }
    case .container(let container): return container.parts.contains { inner($0.content, owner) }
    case .inline: return owner.map { !visited.contains($0) } ?? false
    case .external: return false
    }
  }

  /// False where the app declares what drives a presentation, and nothing in it ever writes that, or only some of the
  /// values of a subject do.
  func mayBeOpened(_ presentation: Presentation) -> Bool {
    if let place = evaluator.place(presentation.driver), evaluator.filteredWrites.contains(place.base) {
      return false
    }
    guard case .binding(let place) = presentation.driver else { return true }
    if place.isOfDefaults { return !evaluator.isNeverGiven(place.name) }
    guard let owner = index.type(named: place.owner, in: nil, file: presentation.site.file),
      let property = index.properties(named: place.name, of: owner).first
    else { return true }
    if owner.isClass, !index.given.contains(place.name) { return false }
    return property.declaration.attribute("State") == nil
  }
}

extension [Place: PresentationList] {
  /// All of them, in an order that every run has.
  var inOrder: [Drivers.Presented] {
    sorted { ($0.key.owner, $0.key.name) < ($1.key.owner, $1.key.name) }.flatMap(\.value.all)
  }
}
