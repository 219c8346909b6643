import NavAtlasProgram
import NavAtlasSourceReading

/// `UISplitViewController`, of an app's own class or not: what its columns show first, and what is shown in them later.
struct UIKitSplits: SourceIdiom {
  static let summary = "UISplitViewController's columns: setViewController, viewControllers"
  let constructors = ["UISplitViewController"]
  let methods = ["setViewController"]

  func construct(_ call: ConstructorCall) -> Value? { call.evaluator.makeSplit(at: call.site) }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    let arguments = call.arguments(expecting: StaticType(name: "UISplitViewController.Column"))
    guard let shown = arguments.first(where: { $0.label == nil })?.value,
      case .enumCase(let choice)? = arguments.first(where: { $0.label == "for" })?.value,
      let column = SplitColumn(rawValue: choice.name)
    else { return nil }
    call.evaluator.show(shown, in: column, of: receiver, call.site, call.scope)
    return .unknown
  }
}

/// The columns of UIKit's split view controllers, the leading one first.
package enum SplitColumn: String, CaseIterable {
  case primary, supplementary, secondary

  private static let owner = "UISplitViewController"

  /// What is shown in it.
  package var place: Place { Place(owner: Self.owner, name: "column " + rawValue) }

  /// The column of a place; nil for any other place.
  package init?(_ place: Place) {
    guard place.owner == Self.owner, let column = Self.allCases.first(where: { $0.place == place }) else {
      return nil
    }
    self = column
  }
}
