import NavAtlasProgram
import NavAtlasSourceReading

/// SwiftUI views inside UIKit's controllers.
struct HostedViews: SourceIdiom {
  static let summary = "UIHostingController"
  let constructors = [
    "UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    let content = call.content(call.argument("rootView") ?? call.closure("rootView"))
    // What a control of UIKit holds, such as a table's header or cells, is seen with it.
    if call.isInsideControl { call.scope.content.items.append(.attachment(content, call.site)) }
    return .content(content)
  }
}

extension ConstructorCall {
  /// True in the code of a representable or of its coordinator.
  fileprivate var isInsideControl: Bool {
    guard let type = scope.type else { return false }
    if type.isControl { return true }
    guard let outer = type.name.outerName else { return false }
    return evaluator.index.type(named: String(outer), in: nil, file: type.file)?.isControl ?? false
  }
}
