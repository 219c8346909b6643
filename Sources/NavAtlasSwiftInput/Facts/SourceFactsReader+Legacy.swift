import NavAtlasModel
import NavAtlasSourceReading

/// Navigation as it was before stacks and split views.
extension SourceFactsReader {
  mutating func noteLegacy(_ kind: SourceFacts.LegacyForm.Kind, _ offset: Offset, style: String? = nil) {
    found.legacyForms.append(.init(kind: kind, style: style, location: location(offset)))
  }

  mutating func noteLegacyLink(_ call: Call) {
    let labels = Set(call.arguments.compactMap(\.label))
    if labels.contains("isActive") { noteLegacy(.activeLink, call.offset) }
    if labels.contains("selection") { noteLegacy(.taggedLink, call.offset) }
  }
}

extension Expression {
  /// `stack` of `.stack` and of `StackNavigationViewStyle()`.
  var styleName: String? {
    switch self {
    case .implicitMember(let name, _), .member(_, let name, _): name
    case .call(let call):
      switch call.callee.calledName {
      case "StackNavigationViewStyle": "stack"
      case "DoubleColumnNavigationViewStyle", "ColumnNavigationViewStyle": "columns"
      case "DefaultNavigationViewStyle": "automatic"
      case let name: name
      }
    default: nil
    }
  }
}
