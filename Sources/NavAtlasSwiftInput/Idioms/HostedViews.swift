/// SwiftUI views inside UIKit's controllers.
struct HostedViews: SourceIdiom {
  static let summary = "UIHostingController"
  let constructors = [
    "UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    .content(
      call.content(call.argument("rootView") ?? call.closure("rootView")))
  }
}
