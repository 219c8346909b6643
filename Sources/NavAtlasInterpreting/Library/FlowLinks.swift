/// `FlowLink` of FlowStacks: a link with the style in which it shows its value.
struct FlowLinks: SourceIdiom {
  static let summary = "FlowLink of FlowStacks"
  let constructors = ["FlowLink"]

  func construct(_ call: ConstructorCall) -> Value? {
    guard let value = call.argument("value") else { return nil }
    var kind = LibraryTable.Move.push
    if case .enumCase(let style)? = call.argument("style") {
      kind = style.name == "sheet" ? .sheet : style.name == "cover" ? .cover : .push
    }
    let label = call.content(call.labeled("label") ?? call.trailing.first?.value)
    let tap = Effect(
      operation: .library(LibraryMove(kind: kind, value: value)), place: nil, site: call.site)
    return call.element("Button", Content(owner: call.scope.type, items: [.effect(tap)] + label.items))
  }
}
