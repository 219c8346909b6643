package import NavAtlasProgram
package import NavAtlasSourceReading

/// What can be seen at the top of some content.
package struct Visual {
  package indirect enum Kind {
    case view(ObjectValue)
    case container(NavigationContainer)
    case branch(Branch)
    /// Views of frameworks, in place.
    case inline(Content)
    /// A view that an absent package declares.
    case external(Element)
  }

  package var kind: Kind
  /// The type whose code says so.
  package var owner: DeclaredType?
  /// The property or function that does.
  package var name: String?
  /// True where a value decided that it is this one.
  package var isChosen: Bool
  package var site: Site
  /// The optional that has to be there for it to be seen.
  package var condition: Value?
  /// What decides whether it is seen, where that is stored.
  package var turn: Turn?
  /// True where a spinner or a text stands in its place at other times.
  package var isPhase = false
  /// True where nothing stands in its place at other times.
  package var isAtTimes = false
  /// What has to hold for it to be seen in place of a spinner or a text.
  package var phase: Turn?
  /// The modifier that is applied to it, where it stands in that one's code.
  package private(set) var modifier: DeclaredType?

  package init(
    kind: Kind, owner: DeclaredType? = nil, name: String? = nil, isChosen: Bool, site: Site,
    condition: Value? = nil, turn: Turn? = nil, isPhase: Bool = false, isAtTimes: Bool = false
  ) {
    (self.kind, self.owner, self.name, self.isChosen, self.site) = (kind, owner, name, isChosen, site)
    (self.condition, self.turn) = (condition, turn)
    (self.isPhase, self.isAtTimes) = (isPhase, isAtTimes)
  }
}

extension Content {
  /// What can be seen at the top, with layout views as they stand.
  package func visuals() -> [Visual] {
    if let knownVisuals { return knownVisuals }
    // Content that is inside itself shows nothing more there.
    knownVisuals = []
    let visuals = findVisuals()
    knownVisuals = visuals
    return visuals
  }

  /// O(items), once.
  private func findVisuals() -> [Visual] {
    if let branch = parallelBranch { return visuals(of: branch) }
    var result: [Visual] = []
    for item in items {
      switch item {
      case .include(let content, _):
        let modifier = content.modifier
        result += content.visuals().map { $0.named(content).modified(by: modifier) }
      case .recursion(let content): result += content.visuals()
      case .chosen(let content, _):
        // What a modifier chooses between are its own looks.
        let isChoice = owner?.modifiesViews != true
        result += content.visuals().map { isChoice ? $0.chosen : $0 }
      case .view(let view, let site):
        result.append(Visual(kind: .view(view), owner: owner, name: nil, isChosen: false, site: site))
      case .container(let container):
        result.append(
          Visual(kind: .container(container), owner: owner, name: name, isChosen: false, site: container.site)
        )
      case .element(let element): result += visuals(of: element)
      case .selection(_, let content, let site):
        result.append(Visual(kind: .inline(content), owner: owner, name: name, isChosen: false, site: site))
      case .branch(let branch): result += visuals(of: branch)
      default: break
      }
    }
    return result
  }

  private func visuals(of element: Element) -> [Visual] {
    if element.name == "EmptyView" { return [] }
    if Self.layouts.contains(element.name), let branch = element.content.parallelBranch {
      return visuals(of: branch)
    }
    let inner = element.content.visuals()
    if element.name == "Tab" { return inner }
    // A layout around one container, or around containers and what lies over them.
    if let container = inner.soleContainer, Self.layouts.contains(element.name) { return [container] }
    // A layout around whatever is stored somewhere.
    if inner.count == 1, case .branch(let branch) = inner[0].kind, branch.presenter != nil,
      Self.layouts.contains(element.name)
    {
      return inner
    }
    // Layers of which there is one view of the app.
    if let wrapped = element.wrapped { return [wrapped] }
    if element.isSingleLayer, inner.count == 1, case .view = inner[0].kind { return inner }
    if let found = element.chosenRow { return [found] }
    // What is no view by its name is not seen, but what it may hold.
    if element.isUnknown, !element.isExternal, !element.name.hasPrefix("UI") { return inner }
    // A layout of an absent package is part of the screen that fills it, but not one that is a scene.
    if element.isExternal, inner.isEmpty || owner?.isView != true {
      return [
        Visual(kind: .external(element), owner: owner, name: name, isChosen: false, site: element.site)
      ]
    }
    return [Visual(kind: .inline(self), owner: owner, name: name, isChosen: false, site: element.site)]
  }

  /// One choice that is written as several `if`s beside each other, each about the same storage.
  private var parallelBranch: Branch? {
    guard let parts = parallelParts, let first = parts.first, case .place = first.subject,
      parts.allSatisfy({ $0.presenter == nil && $0.subject == first.subject })
    else { return nil }
    let shown = parts.map { $0.alternatives.filter(\.content.isSubstantial) }
    guard shown.allSatisfy({ $0.count == 1 }) else { return nil }
    return Branch(subject: first.subject, alternatives: shown.map { $0[0] }, site: first.site)
  }

  /// The `if`s, of which there are several, where nothing else is seen.
  package var parallelParts: [Branch]? {
    var parts: [Branch] = []
    // What layouts show is looked at last: in most code there is a view, or no choice.
    guard gather(&parts, 0), parts.count > 1, !showsElement else { return nil }
    return parts
  }

  /// False where something is seen that is neither a choice nor a layout.
  private func gather(_ parts: inout [Branch], _ level: Int) -> Bool {
    guard level < Self.parallelDepth else { return false }
    for item in items {
      switch item {
      case .branch(let branch): parts.append(branch)
      case .include(let content, _): guard content.gather(&parts, level + 1) else { return false }
      case .view, .container, .selection, .chosen: return false
      default: break
      }
    }
    return true
  }

  private var showsElement: Bool {
    items.contains { item in
      switch item {
      case .include(let content, _): content.showsElement
      case .element(let element): element.isControl || visuals(of: element).contains(where: \.isSubstantial)
      default: false
      }
    }
  }

  private static let parallelDepth = 8

  package static let layouts: Set<String> = [
    "ZStack", "VStack", "HStack", "ScrollView", "ForEach", "VSplitView", "HSplitView",
  ]

  private func visuals(of branch: Branch) -> [Visual] {
    if branch.presenter != nil {
      return [Visual(kind: .branch(branch), owner: owner, name: name, isChosen: false, site: branch.site)]
    }
    let substantial = branch.alternatives.filter(\.content.isSubstantial)
    if substantial.count == 1 {
      var shown = substantial[0].content.visuals()
      let others = branch.alternatives.filter { !$0.content.isSubstantial }
      let turn = Visual.Turn(of: substantial[0], in: branch)
      if others.contains(where: { !$0.content.visuals().isEmpty }) {
        for position in shown.indices { (shown[position].isPhase, shown[position].phase) = (true, turn) }
      } else {
        shown = shown.map { $0.atTimes(turn) }
      }
      guard case .isPresent = substantial[0].test else { return shown }
      return shown.map { $0.present(branch.subject) }
    }
    if substantial.isEmpty {
      let shown = branch.alternatives.filter { !$0.content.visuals().isEmpty }
      guard shown.count == 1 else { return shown.first?.content.visuals() ?? [] }
      return shown[0].content.visuals().map { $0.atTimes(Visual.Turn(shown[0], by: branch.subject)) }
    }
    if owner?.modifiesViews == true, let same = branch.sameLayout { return [same] }
    return [Visual(kind: .branch(branch), owner: owner, name: name, isChosen: false, site: branch.site)]
  }
}

extension Branch {
  /// The layout that all alternatives show, as where a modifier is there or not.
  var sameLayout: Visual? {
    let shown = alternatives.map { $0.content.visuals() }
    guard let first = shown.first?.first, case .inline = first.kind else { return nil }
    return shown.allSatisfy { visuals in
      guard visuals.count == 1, case .inline = visuals[0].kind else { return false }
      return visuals[0].site == first.site
    } ? shown.last?.first : nil
  }

  /// The one alternative in which more can be seen than a spinner or a text.
  package var onlySubstantial: Content? {
    guard presenter == nil else { return nil }
    let found = alternatives.filter(\.content.isSubstantial)
    return found.count == 1 ? found[0].content : nil
  }
}

extension [Visual] {
  /// The container that everything else lies over or beside; none that comes at times over what is always there.
  fileprivate var soleContainer: Visual? {
    let containers = filter { if case .container = $0.kind { true } else { false } }
    if let lasting = containers.first(where: { !$0.isAtTimes }) { return lasting }
    return takeTurns || contains { !$0.isAtTimes && $0.isSubstantial } ? nil : containers.first
  }
}

extension Content {
  /// What a modifier is applied to, as it stands in the modifier's code.
  func modified(by modifier: DeclaredType) -> Content {
    Content(owner: owner, name: name, items: items + [.trait(.modified(by: modifier))])
  }

  /// The modifier in whose code it is what that is applied to.
  fileprivate var modifier: DeclaredType? {
    for case .trait(.modified(let type)) in items.reversed() { return type }
    return nil
  }
}

extension Visual {
  fileprivate var chosen: Visual {
    var visual = self
    visual.isChosen = true
    return visual
  }

  fileprivate func present(_ condition: Value) -> Visual {
    var visual = self
    visual.condition = condition
    return visual
  }

  fileprivate func modified(by modifier: DeclaredType?) -> Visual {
    guard let modifier else { return self }
    var visual = self
    visual.modifier = modifier
    return visual
  }

  /// True for what a modifier is applied to, not for what else it is handed.
  package func isModified(by type: DeclaredType) -> Bool { modifier === type }

  fileprivate func named(_ content: Content) -> Visual {
    var visual = self
    guard let name = content.name, content.owner === owner else { return visual }
    switch kind {
    // The outermost property that is nothing but this names it.
    case .inline, .container, .branch: visual.name = name
    default: break
    }
    return visual
  }

  /// More than a spinner, a text or a colour.
  package var isSubstantial: Bool {
    switch kind {
    case .inline(let content):
      content.items.contains {
        guard case .element(let element) = $0 else { return false }
        if Self.stacks.contains(element.name) {
          return element.content.visuals().contains { $0.isSubstantial && !$0.isAtTimes }
        }
        return !Self.fillers.contains(element.name)
      }
    case .container(let container): !container.waits
    default: true
    }
  }

  /// As much as what is in them.
  private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "Group"]

  private static let fillers: Set<String> = [
    "ProgressView", "Text", "EmptyView", "Color", "ContentUnavailableView", "Image", "Spacer", "Label",
    "Rectangle", "Divider", "LinearGradient", "Button",
  ]
}

extension Item {
  /// True for what an absent package declares and is no view, as far as its name tells.
  fileprivate func isValue(_ level: Int) -> Bool {
    switch self {
    case .element(let element): element.isUnknown && !element.isExternal
    case .include(let content, _):
      level < 8 && !content.items.isEmpty && content.items.allSatisfy { $0.isValue(level + 1) }
    default: false
    }
  }
}

extension Element {
  /// True for a view that neither the app nor SwiftUI declares, as far as its name tells.
  var isExternal: Bool {
    guard isUnknown, !Self.systemDialogs.contains(name) else { return false }
    if name.hasPrefix("UI"), !name.hasSuffix("Controller") { return false }
    return !Self.valueSuffixes.contains { name.hasSuffix($0) }
  }

  /// True for layers that are one view of the app or a choice, with nothing under or over it.
  var isSingleLayer: Bool {
    let shown = content.visuals()
    guard name == "ZStack", shown.count == 1 else { return false }
    switch shown[0].kind {
    case .view, .branch: return true
    default: return false
    }
  }

  /// What a view of an absent package is around: one view of the app, one choice or one container.
  package var wrapped: Visual? {
    guard isUnknown else { return nil }
    let seen = content.items.filter { !$0.isValue(0) }
    let shown =
      seen.count == content.items.count
      ? content.visuals() : Content(owner: content.owner, items: seen).visuals()
    // What the package declares besides and holds nothing is a value that the view is given.
    let own = shown.filter { visual in
      if case .external(let element) = visual.kind { !element.content.items.isEmpty } else { true }
    }
    let containers = own.filter { if case .container = $0.kind { true } else { false } }
    if containers.count == 1 { return containers[0] }
    guard own.count == 1 else { return nil }
    switch own[0].kind {
    // Sections of the app's own in a list of the package's are parts of that.
    case .view(let view): return view.type.isMadeOfSections ? nil : own[0]
    case .branch, .container: return own[0]
    case .inline, .external: return nil
    }
  }

  /// True for a layout of which only what is in it counts.
  package var isLayoutOnly: Bool {
    isSingleLayer || wrapped != nil || Content.layouts.contains(name) && content.visuals().container != nil
  }

  /// True where neither the app nor SwiftUI declares it.
  var isUnknown: Bool { name.beginsUppercase && !FrameworkViews.names.contains(Name(name)) }

  /// Controllers of UIKit that are no screens of an app.
  private static let systemDialogs: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIDocumentPickerViewController", "UIColorPickerViewController", "UIFontPickerViewController",
  ]

  /// How the names of types end that are no views.
  private static let valueSuffixes = [
    "Style", "Configuration", "Shape", "Gesture", "Gradient", "Item", "Publisher", "Action", "Logger",
    "Formatter",
    "Manager",
    "Service", "Client", "Provider", "Error", "Request", "Options", "Context", "Animation", "Transition",
    "Key",
    "Storyboard", "Delegate", "Factory", "Builder", "Assembly", "Resolver", "Coordinator", "Repository",
    "UseCase",
    "ViewModel", "Interactor", "Presenter",
  ]
}

extension [Visual] {
  /// The first container, and what shows it.
  package var container: (NavigationContainer, Visual)? {
    for visual in self { if case .container(let container) = visual.kind { return (container, visual) } }
    return nil
  }
}

extension Visual {
  package var content: Content {
    switch kind {
    case .view(let view): Content(owner: owner, items: [.view(view, site)])
    case .container(let container): Content(owner: owner, items: [.container(container)])
    case .branch(let branch): Content(owner: owner, items: [.branch(branch)])
    case .inline(let content): content
    case .external(let element): Content(owner: owner, items: [.element(element)])
    }
  }

  /// True where a view of the app or a container can be seen.
  package var holdsView: Bool {
    switch kind {
    case .view, .container, .external: true
    case .branch(let branch):
      branch.alternatives.contains { $0.content.visuals().contains(where: \.holdsView) }
    case .inline: false
    }
  }
}
