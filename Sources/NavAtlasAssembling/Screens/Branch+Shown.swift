import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Content {
  /// The choice between views that is all there is in layers, but for their ground and what comes at times.
  var choiceInLayers: Branch? {
    guard isAlone, layers != nil else { return nil }
    return layoutSwitch { $0.isAtTimes || $0.isGraphic }.flatMap { $0.showsSeveral ? $0 : nil }
  }
}

extension Branch {
  /// True where a view chooses by storage that others hand to it.
  func isGiven(to view: ObjectValue, _ evaluator: Evaluator) -> Bool {
    guard !isYesOrNo else { return false }
    if view.fields.values.contains(where: { $0.carries(subject) }) { return true }
    guard let place = evaluator.place(subject) else { return false }
    return view.fields.values.contains { evaluator.holds($0, place.base, 0) }
  }

  /// True where more than one alternative shows a view of the app.
  var showsSeveral: Bool {
    alternatives.count { $0.content.visuals().showView } > 1
  }

  /// True where one kind of view, if anything, takes the place of what is written in place: it says that there is nothing
  /// to see, for one reason or another.
  var showsOneInPlace: Bool {
    var types: Set<DeclaredType> = []
    return hasInline && holdsOnlyViews(&types) && types.count == 1
  }

  private func holdsOnlyViews(_ types: inout Set<DeclaredType>) -> Bool {
    for visual in alternatives.flatMap({ $0.content.visuals() }) {
      switch visual.kind {
      case .view(let view): types.insert(view.type)
      case .inline(let content): if content.holdsViews { return false }
      case .branch(let branch): if branch.presenter != nil || !branch.holdsOnlyViews(&types) { return false }
      case .container, .external: return false
      }
    }
    return true
  }

  /// True where all alternatives show the same view.
  var showsOne: Bool {
    let shown = alternatives.map { $0.content.visuals() }
    guard case .view(let first)? = shown.first?.first?.kind else { return false }
    return shown.allSatisfy { visuals in
      guard visuals.count == 1, case .view(let view) = visuals[0].kind else { return false }
      return view == first
    }
  }

  /// True for one screen of very many by a value of which not even the alternatives are known.
  var isRegistry: Bool {
    if case .choice = subject { return false }
    return alternatives.filter { $0.content.visuals().contains(where: \.holdsView) }.count > 16
  }

  /// True where something to see is no view of its own.
  var hasInline: Bool {
    isInForms || ownStacks == 1
      || alternatives.contains { alternative in
        alternative.content.visuals().contains { visual in
          switch visual.kind {
          case .inline(let content): visual.isSubstantial && content.choiceInLayers == nil
          // `else if`
          case .branch(let branch): branch.presenter == nil && branch.hasInline
          default: false
          }
        }
      }
  }

  /// True where every alternative is a stack around what is written in place, or nothing but that, and the stacks begin
  /// with the same part as another alternative: forms of one screen, such as for the pad and the phone.
  private var isInForms: Bool {
    guard let forms else { return false }
    // One stack that a property holds, in each form changed otherwise.
    if forms.count > 1, let stack = forms[0].stack, forms.allSatisfy({ $0.stack == stack }) { return true }
    guard let part = forms.first(where: \.isStack)?.part else { return false }
    return forms.allSatisfy { !$0.isStack || $0.part == part } && forms.count { $0.part == part } > 1
  }

  /// How many alternatives are a stack around what is written in place.
  private var ownStacks: Int {
    alternatives.reduce(0) { sum, alternative in
      let visuals = alternative.content.visuals()
      guard visuals.count == 1 else { return sum }
      switch visuals[0].kind {
      case .container(let container): return sum + (container.isInPlace ? 1 : 0)
      case .branch(let branch): return sum + (branch.presenter == nil ? branch.ownStacks : 0)
      default: return sum
      }
    }
  }

  /// The alternatives and those of each `else if`; nil where one shows anything else.
  fileprivate var forms: [ScreenForm]? {
    var found: [ScreenForm] = []
    for alternative in alternatives where alternative.content.isSubstantial {
      guard let forms = alternative.content.forms else { return nil }
      found += forms
    }
    return found
  }

  /// The alternatives that are tab views or split views written in place: the view that writes them is their host.
  var hosts: [Int] {
    alternatives.indices.filter { position in
      let visuals = alternatives[position].content.visuals()
      // `else if`
      if visuals.count == 1, case .branch(let branch) = visuals[0].kind, branch.presenter == nil {
        return !branch.hosts.isEmpty
      }
      return visuals.container?.0.isHosted ?? false
    }
  }

  func holdsContainer(_ assembler: Assembler, in window: Stage? = nil) -> Bool {
    alternatives.contains { assembler.holdsContainer($0.content.visuals(), 0, in: window) }
  }
}

extension [Visual] {
  /// True for a view of the app: beside what is written in place, only where it is there all the time.
  var showView: Bool {
    let lasting = filter { !$0.isAtTimes }
    return (lasting.contains(where: \.isWrittenInPlace) ? lasting : self).contains(where: \.holdsView)
  }
}

extension Visual {
  fileprivate var isWrittenInPlace: Bool { if case .inline = kind { isSubstantial } else { false } }
}

extension Evaluator {
  /// True for a value that is what a place keeps, or a case that carries it.
  fileprivate func holds(_ value: Value, _ place: Place, _ level: Int) -> Bool {
    if self.place(value)?.base == place { return true }
    guard level < 4, case .enumCase(let route) = value else { return false }
    return route.payload.contains { holds($0.value, place, level + 1) }
  }
}

extension Value {
  /// True for a case with the value as what it carries, nobody knows which of its type.
  fileprivate func carries(_ value: Value, _ level: Int = 0) -> Bool {
    guard level < 4, value != .unknown, case .enumCase(let route) = self else { return false }
    return route.payload.contains { $0.value == value || $0.value.carries(value, level + 1) }
  }
}

extension NavigationContainer {
  /// True for a stack around what is no view of its own.
  fileprivate var isInPlace: Bool {
    guard case .stack = kind, let visuals = parts.first?.content.visuals(), visuals.count == 1 else {
      return false
    }
    if case .inline = visuals[0].kind { return visuals[0].isSubstantial }
    return false
  }

  /// True for tabs and columns, which a view hosts, also in a stack; a stack is part of what it shows.
  fileprivate var isHosted: Bool {
    guard case .stack = kind else { return true }
    return parts.first?.content.visuals().container?.0.isHosted ?? false
  }
}

/// One of several forms that a view gives itself.
private struct ScreenForm {
  /// Where the stack is written that it is, if it is one.
  var stack: Site?
  /// The property or function by which it begins.
  var part: String?

  var isStack: Bool { stack != nil }
}

extension Content {
  fileprivate var forms: [ScreenForm]? {
    let visuals = visuals()
    guard visuals.count == 1 else { return nil }
    switch visuals[0].kind {
    case .inline: return [ScreenForm(stack: nil, part: firstPart(0))]
    case .container(let container):
      guard case .stack = container.kind, let root = container.parts.first?.content else { return nil }
      return [ScreenForm(stack: container.site, part: root.firstPart(0))]
    case .branch(let branch): return branch.presenter == nil ? branch.forms : nil
    case .view, .external: return nil
    }
  }

  private func firstPart(_ level: Int) -> String? {
    guard level < 6, !visuals().isEmpty else { return nil }
    if let name { return name }
    for item in items {
      switch item {
      case .include(let inner, _) where !inner.visuals().isEmpty, .chosen(let inner, _):
        return inner.firstPart(level + 1)
      case .element(let element): return element.content.firstPart(level + 1)
      case .view, .branch, .container: return nil
      default: continue
      }
    }
    return nil
  }
}
