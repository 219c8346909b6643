package import NavAtlasProgram
import NavAtlasSourceReading

/// `ButtonState(action:)` of a composable alert or confirmation dialog, and the buttons that older ones are handed:
/// `AlertState(title: …, primaryButton: .default(…, action: .send(.confirmed)))`.
///
/// An alert is no screen, but what its buttons send moves.
struct AlertStates: SourceIdiom {
  static let summary = "the buttons of AlertState and ConfirmationDialogState"
  let constructors = [Self.button, "AlertState", "ConfirmationDialogState", "ActionSheetState"]
  static let button = "ButtonState"

  func construct(_ call: ConstructorCall) -> Value? {
    guard call.name == Self.button else { return handed(call) }
    return call.argument("action").map { button(sending: $0, call) }
  }

  private func button(sending action: Value, _ call: ConstructorCall) -> Value {
    var action = action
    if case .enumCase(let wrapped) = action, wrapped.name == "send", let sent = wrapped.payload.first {
      action = sent.value
    }
    return call.element(Self.button, Content(owner: call.scope.type, items: [.tag(action)]))
  }

  /// The labels of buttons that are written as arguments.
  private static let buttons: Set<String> = [
    "primaryButton", "secondaryButton", "dismissButton", "buttons",
  ]

  /// A dialog whose buttons are arguments.
  private func handed(_ call: ConstructorCall) -> Value? {
    let given = call.arguments.filter { $0.label.map(Self.buttons.contains) ?? false }.flatMap { argument in
      if case .array(let several) = argument.value { several } else { [argument.value] }
    }
    guard !given.isEmpty else { return nil }
    let shown = Content(owner: call.scope.type)
    for case .enumCase(let written) in given {
      guard let action = written.payload.first(where: { $0.label == "action" || $0.label == "send" }) else {
        continue
      }
      call.evaluator.add(button(sending: action.value, call), to: shown, at: call.site)
    }
    return call.element(call.name, shown)
  }
}

extension Evaluator {
  /// The actions that the buttons of the alerts send which some code of a feature puts into its state.
  package func alertActions(in content: Content, of feature: DeclaredType) -> [Value] {
    var found: [Value] = []
    var seen: Set<Content> = []
    collectAlerts(content, feature, &seen) { place, value in
      for action in wrapped(value, at: place, in: feature) where !found.contains(action) {
        found.append(action)
      }
    }
    return found
  }

  private func collectAlerts(
    _ content: Content, _ feature: DeclaredType, _ seen: inout Set<Content>, _ body: (Place, Value) -> Void
  ) {
    guard seen.insert(content).inserted else { return }
    for item in content.items {
      switch item {
      case .include(let inner, _), .chosen(let inner, _): collectAlerts(inner, feature, &seen, body)
      case .branch(let branch):
        for alternative in branch.alternatives { collectAlerts(alternative.content, feature, &seen, body) }
      case .effect(let effect):
        if case .set(let value) = effect.operation, let place = effect.place {
          for each in value.alternatives { body(place, each) }
        }
      default: break
      }
    }
  }

  /// What a button sends, as the feature that shows the alert receives it.
  private func wrapped(_ value: Value, at place: Place, in feature: DeclaredType) -> [Value] {
    var origin: String?
    var shown = [value]
    if case .enumCase(let destination) = value {
      origin = destination.name
      shown = destination.payload.map(\.value)
    }
    let actions = shown.flatMap { buttons(in: $0, Site(file: feature.file, offset: feature.offset)) }
    guard !actions.isEmpty, let type = index.nested("Action", in: feature).declaration else { return [] }
    let receiving = type.enumCase(place.name) ?? type.cases.first(where: \.isOfPresentation)
    let isPresented = receiving != nil
    return actions.map { action in
      guard isPresented else { return action }
      let inner = origin.map {
        Value.enumCase(EnumValue(type: nil, name: $0, payload: [.init(value: action)]))
      }
      let presented = Value.enumCase(
        EnumValue(type: nil, name: "presented", payload: [.init(value: inner ?? action)]))
      return .enumCase(
        EnumValue(
          type: StaticType(name: type.name, declaration: type), name: receiving?.name ?? place.name,
          payload: [.init(value: presented)]))
    }
  }

  private func buttons(in value: Value, _ site: Site, _ level: Int = 0) -> [Value] {
    guard level < 4 else { return [] }
    switch value {
    case .content(let content): return content.buttonActions()
    case .closure: return applyCollecting(value, [], site).done.buttonActions()
    case .enumCase(let value): return value.payload.flatMap { buttons(in: $0.value, site, level + 1) }
    default: return []
    }
  }
}

extension EnumCase {
  /// True for what a presented feature sends.
  fileprivate var isOfPresentation: Bool {
    payload.first?.type.map { $0.name.lastComponent.hasPrefix("PresentationAction") } ?? false
  }
}

extension Content {
  fileprivate func buttonActions(_ level: Int = 0) -> [Value] {
    guard level < 20 else { return [] }
    return items.flatMap { item -> [Value] in
      switch item {
      case .include(let inner, _), .chosen(let inner, _): inner.buttonActions(level + 1)
      case .element(let element):
        element.name == AlertStates.button
          ? [element.content.tag].compactMap { $0 } : element.content.buttonActions(level + 1)
      case .branch(let branch): branch.alternatives.flatMap { $0.content.buttonActions(level + 1) }
      default: []
      }
    }
  }
}
