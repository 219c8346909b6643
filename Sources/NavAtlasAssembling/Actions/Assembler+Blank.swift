import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Destinations of which nothing can be seen.
extension Assembler {
  /// Says that a destination shows nothing for a value.
  func noteBlank(_ content: Content, for value: Value?, at site: Site) {
    if knownBlank[content] == nil { knownBlank[content] = isBlank(content, 0) }
    guard knownBlank[content] == true else { return }
    evaluator.remarks.note(.blank, at: site, about: value?.writtenName)
  }

  /// True where the source itself says that nothing is shown, however deep in views of the app.
  private func isBlank(_ content: Content, _ level: Int) -> Bool {
    let visuals = content.visuals()
    if visuals.isEmpty { return content.saysNothing(0) }
    guard level < 8, visuals.count == 1, case .view(let view) = visuals[0].kind, view.type.isView,
      view.type.properties["body"] != nil
    else { return false }
    return isBlank(evaluator.body(of: view), level + 1)
  }
}

extension Content {
  /// True for a case without a branch, and for an `EmptyView` in its place.
  fileprivate func saysNothing(_ level: Int) -> Bool {
    guard level < 20 else { return false }
    return endsBlank
      || items.contains { item in
        switch item {
        case .include(let content, _), .chosen(let content, _): content.saysNothing(level + 1)
        case .element(let element): element.name == "EmptyView"
        default: false
        }
      }
  }
}

extension Value {
  /// `Route.home`, as source names it.
  fileprivate var writtenName: String? {
    guard case .enumCase(let route) = self else { return nil }
    if route.name == EnumValue.encoded { return route.payload.first?.value.writtenName }
    return (route.type.map { $0.unwrapped.name + "." } ?? "") + route.name
  }
}

extension Content {
  /// True for nothing but `EmptyView`: a link to it is there for its chevron.
  func isEmptyByName(_ level: Int) -> Bool {
    guard level < 12, !items.isEmpty else { return false }
    return items.allSatisfy { item in
      switch item {
      case .include(let content, _), .chosen(let content, _): content.isEmptyByName(level + 1)
      case .element(let element):
        element.name == "EmptyView" || element.name == "Group" && element.content.isEmptyByName(level + 1)
      default: false
      }
    }
  }
}

extension Presentation {
  /// True for a link that is written without anything to show, as an old remedy against a fault of the framework.
  var isDummy: Bool {
    guard kind == .push else { return false }
    switch handler {
    case .closure(let closure):
      guard closure.expression.body.count == 1,
        case .expression(.call(let call)) = closure.expression.body[0]
      else { return closure.expression.body.isEmpty }
      return call.callee.calledName == "EmptyView"
    case .content(let content):
      guard content.items.count == 1, case .element(let element) = content.items[0] else { return false }
      return element.name == "EmptyView"
    default: return false
    }
  }
}
