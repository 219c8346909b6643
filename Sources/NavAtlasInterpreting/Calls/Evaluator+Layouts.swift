import NavAtlasProgram
import NavAtlasSourceReading

/// Views that an app's own layout arranges: `Flow(spacing: 4) { … }` makes one and calls it with the views.
extension Evaluator {
  /// - Returns: nil for what is no layout, and for one that is made without views.
  func arrangedViews(_ type: DeclaredType, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard type.conforms(to: "Layout"), !index.types.contains(where: { $0.name == "Layout" }) else {
      return nil
    }
    let views = call.arguments.filter(\.isTrailing)
    guard !views.isEmpty else { return nil }
    let stack = Call(callee: .name("HStack", call.offset), arguments: views, offset: call.offset)
    return frameworkCall(StaticType(name: "HStack"), "HStack", stack, site, scope)
  }
}
