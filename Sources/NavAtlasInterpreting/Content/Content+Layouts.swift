import NavAtlasProgram
package import NavAtlasSourceReading

extension Content {
  /// What is inside of the layout that is all there is to see.
  package var layout: Content? {
    let elements = items.compactMap { item -> Element? in
      if case .element(let element) = item { element } else { nil }
    }
    guard elements.count == 1, Self.layouts.contains(elements[0].name) || elements[0].name == "GeometryReader"
    else { return nil }
    return elements[0].content
  }

  /// What is in the `ZStack` that is all there is to see.
  package var layers: Content? {
    let elements = items.compactMap { item -> Element? in
      if case .element(let element) = item { element } else { nil }
    }
    return elements.count == 1 && elements[0].name == "ZStack" ? elements[0].content : nil
  }

  /// What is in the `ZStack` that is all there is in the layout around it.
  package var layersInLayout: Content? {
    guard let inner = layout?.visuals(), inner.count == 1, case .inline(let content) = inner[0].kind,
      content !== self
    else { return nil }
    return content.layers
  }

  /// The app's views in the `ZStack` that is all there is to see, such as tabs with a button over them.
  package var layeredViews: [Visual] {
    layers?.visuals().filter { if case .view = $0.kind { true } else { false } } ?? []
  }

  /// What hangs on the layouts around such a choice, the outermost aside.
  package func extrasAroundSwitch(passing isPassing: (Visual) -> Bool) -> [Item] {
    guard let layout else { return [] }
    let parts = layout.visuals()
    let passing = passingLayers(isPassing).filter { !$0.isGraphic }.map {
      Item.attachment($0.content, $0.site)
    }
    guard parts.count == 1, case .inline(let inner) = parts[0].kind, inner !== self else {
      return layout.extras() + passing
    }
    return layout.extras() + inner.extrasAroundSwitch(passing: isPassing)
  }

  /// Layers that are there at times, over one that always is: a splash screen.
  private func passingLayers(_ isPassing: (Visual) -> Bool) -> [Visual] {
    let parts = layers?.visuals().joiningOpposites ?? []
    let passing = parts.filter(isPassing)
    return parts.count - passing.count == 1 ? passing : []
  }

  /// True where two layers are one choice, whatever lies over them at times.
  package var joinsOpposites: Bool {
    let parts = layers?.visuals() ?? []
    return parts.joiningOpposites.count < parts.count
  }

  /// True for one layout with nothing on it but what happens while it is there.
  package var isAlone: Bool {
    items.count { item in if case .handler = item { false } else { true } } == 1
  }

  /// The `switch` or `if` that is all there is in a layout, layers aside that are there at times.
  package func layoutSwitch(passing isPassing: (Visual) -> Bool = \.isAtTimes) -> Branch? {
    let passing = passingLayers(isPassing).map(\.site)
    guard
      let parts = layout?.visuals().joiningOpposites.filter({ !passing.contains($0.site) && !$0.isSpace }),
      parts.count == 1,
      items.allSatisfy(\.isPartOfFrame)
    else { return nil }
    switch parts[0].kind {
    case .branch(let branch): return branch
    case .inline(let inner): return inner === self ? nil : inner.layoutSwitch(passing: isPassing)
    default: return nil
    }
  }

  /// The one view of the app that is all there is in layouts: what a sheet or a tab written in place is about.
  package var onlyView: (view: ObjectValue, site: Site)? { onlyView(among: visuals().filter { !$0.isSpace }) }

  /// The same, unless its name says that it is a part of a screen.
  package var onlyPage: ObjectValue? {
    onlyView.flatMap { $0.view.type.isControlByName ? nil : $0.view }
  }

  /// The same beside a title, buttons and bars.
  package var viewBesideBars: (view: ObjectValue, site: Site)? {
    let visuals = visuals()
    var shown = visuals
    if visuals.count == 1 {
      guard case .inline(let content) = visuals[0].kind, let layout = content.layout else { return nil }
      shown = layout.visuals()
    }
    let found = onlyView(among: shown.filter { !$0.isBar })
    return found.flatMap { $0.view.type.isControlByName ? nil : $0 }
  }

  private func onlyView(among shown: [Visual]) -> (view: ObjectValue, site: Site)? {
    guard shown.count == 1, let visual = shown.first else { return nil }
    switch visual.kind {
    case .view(let view): return view.type.takesContent ? nil : (view, visual.site)
    case .inline(let content):
      let elements = content.items.compactMap { item -> Element? in
        if case .element(let element) = item { element } else { nil }
      }
      guard elements.count == 1, Self.frames.contains(elements[0].name),
        content.items.allSatisfy(\.isPartOfFrame)
      else { return nil }
      return elements[0].content.onlyView
    default: return nil
    }
  }

  private static let frames: Set<String> = [
    "Form", "ZStack", "VStack", "HStack", "ScrollView", "Section", "Group",
  ]

  /// True where nothing can be seen, and it says so.
  package var isNothing: Bool {
    !items.isEmpty
      && items.allSatisfy { item in
        switch item {
        case .include(let content, _), .chosen(let content, _): content.isNothing
        case .element(let element): element.name == "EmptyView"
        case .tag, .trait, .registration, .attachment, .presentation: true
        default: false
        }
      }
      && items.contains { item in
        switch item {
        case .include, .chosen, .element: true
        default: false
        }
      }
  }
}

extension DeclaredType {
  /// True for a part of a screen, as far as its name tells.
  fileprivate var isControlByName: Bool {
    ["Button", "Row", "Cell", "Label", "Text", "Image", "Icon", "Field", "Picker", "Card"].contains {
      shortName.hasSuffix($0)
    }
  }

  /// True for what stands above or below what a sheet is about, as far as its name tells.
  fileprivate var isBarByName: Bool {
    ["Bar", "Header", "Footer", "Toolbar", "Handle", "Indicator"].contains { shortName.hasSuffix($0) }
  }
}

extension Element {
  /// True for a button, or a layout with several: what stands beside a choice, and is no part of it.
  var isControl: Bool { name == "Button" || content.buttonCount(0) > 1 }
}

extension Content {
  fileprivate func buttonCount(_ level: Int) -> Int {
    guard level < 6 else { return 0 }
    return items.reduce(0) { sum, item in
      switch item {
      case .include(let content, _), .chosen(let content, _): sum + content.buttonCount(level + 1)
      case .element(let element) where element.name == "Button": sum + 1
      case .element(let element) where Self.layouts.contains(element.name):
        sum + element.content.buttonCount(level + 1)
      default: sum
      }
    }
  }
}

extension Visual {
  /// True for texts and buttons, and for a bar of the app's own.
  fileprivate var isBar: Bool {
    if case .view(let view) = kind { view.type.isBarByName } else { !isSubstantial }
  }

  package var isContainerAtTimes: Bool { if case .container = kind { isAtTimes } else { false } }

  /// As a part of the screen that it lies beside or over; a container that comes at times stays one that does.
  package var besideOthers: Item {
    .attachment(
      isContainerAtTimes
        ? turnBranch.map { Content(owner: owner, items: [.branch($0)]) } ?? content : content, site)
  }

  /// True for what only keeps others apart.
  package var isSpace: Bool {
    guard case .inline(let content) = kind else { return false }
    return content.items.allSatisfy { item in
      if case .element(let element) = item { Self.spaces.contains(element.name) } else { true }
    }
  }

  /// True for colours, shapes and pictures: nothing but a ground where other layers lie over it.
  package var isGraphic: Bool {
    guard case .inline(let content) = kind else { return false }
    return content.items.allSatisfy { item in
      switch item {
      case .element(let element): Self.graphics.contains(element.name)
      case .trait, .tag: true
      default: false
      }
    }
  }

  private static let spaces: Set<String> = ["Spacer", "Divider", "Color"]
  private static let graphics: Set<String> = spaces.union([
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Image",
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
  ])
}

extension Item {
  /// False for what is seen beside; an alert, what lies behind, and what else of frameworks' views hangs on a
  /// layout, is not.
  fileprivate var isPartOfFrame: Bool {
    switch self {
    case .attachment(let content, _): content.isGround || !content.visuals().contains(where: \.holdsView)
    case .view, .container, .branch, .include, .chosen, .selection: false
    default: true
    }
  }
}
