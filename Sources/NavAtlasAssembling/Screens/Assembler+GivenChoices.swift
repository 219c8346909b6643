import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Views that are nothing but a choice by what they are made with: what is chosen are the screens.
extension Assembler {
  /// Such a choice, also in a layout, and what else the view does; nil for a view that has a title, a bar or a
  /// presentation of its own.
  func givenChoice(of view: ObjectValue, in body: Content, on stage: Stage) -> (
    branch: Branch, beside: [Item]
  )? {
    let visuals = body.visuals()
    guard visuals.count == 1, let visual = visuals.first, let branch = choice(visual),
      visual.owner?.modifiesViews != true, branch.presenter == nil, !branch.isYesOrNo,
      isGiven(branch, to: view),
      exchangesScreens(branch, on: stage)
    else { return nil }
    let beside = attached(to: visual, in: body)
    return beside.allSatisfy(\.isHandler) ? (branch, beside) : nil
  }

  private func isGiven(_ branch: Branch, to view: ObjectValue) -> Bool {
    branch.isGiven(to: view, evaluator) || branch.isPartGiven(to: view.type, evaluator)
      || branch.subject != .unknown && view.fields.values.contains(branch.subject)
  }

  private func choice(_ visual: Visual) -> Branch? {
    switch visual.kind {
    case .branch(let branch): branch
    case .inline(let content): content.layoutSwitch(passing: isPassing)
    case .view, .container, .external: nil
    }
  }

  private func attached(to visual: Visual, in body: Content) -> [Item] {
    guard case .inline(let content) = visual.kind else { return body.extras() }
    return body.extras() + attached(around: content, in: body)
  }
}

extension Branch {
  /// True for a choice by a part of a value that a view is made with, which does not change while it is shown.
  fileprivate func isPartGiven(to view: DeclaredType, _ evaluator: Evaluator) -> Bool {
    guard let place = evaluator.place(subject)?.base else { return false }
    return view.stored.contains { property in
      guard property.isGiven,
        let type = evaluator.resolve(property.type, view, view.file)?.unwrapped.declaration
      else { return false }
      return evaluator.isPart(place, of: type, 0)
    }
  }
}

extension Evaluator {
  /// True for what a value of a type holds, however deep; of an object, what stays as it is made.
  fileprivate func isPart(_ place: Place, of type: DeclaredType, _ level: Int) -> Bool {
    guard level < 4, !type.isView else { return false }
    return type.stored.contains { property in
      if type.isClass, !property.isConstant, index.assigned.contains(property.name) { return false }
      if place.owner == type.name { return property.name == place.name }
      guard let part = resolve(property.type, type, type.file)?.unwrapped.declaration, part !== type else {
        return false
      }
      return isPart(place, of: part, level + 1)
    }
  }
}

extension Property {
  /// True for what a view is made with.
  fileprivate var isGiven: Bool {
    isConstant && attributes.isEmpty
      || attributes.contains { ["Binding", "Bindable", "ObservedObject", "StateObject"].contains($0.name) }
  }
}

extension Item {
  fileprivate var isHandler: Bool { if case .handler = self { true } else { false } }
}
