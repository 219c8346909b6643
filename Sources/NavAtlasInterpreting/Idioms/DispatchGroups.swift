import NavAtlasProgram
import NavAtlasSourceReading

/// `DispatchGroup`: what `notify` is handed runs once others have left the group.
struct DispatchGroups: SourceIdiom {
  static let summary = "notify and leave of DispatchGroup"
  private static let type = "DispatchGroup"
  let constructors = [DispatchGroups.type]
  let methods = ["notify", "leave"]

  func construct(_ call: ConstructorCall) -> Value? {
    let place = Place(
      owner: call.scope.type?.name ?? Self.type, name: "group \(call.site.file):\(call.site.offset)",
      type: StaticType(name: Self.type))
    return .place(place)
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard case .place(let group) = receiver, group.type?.unwrapped.name == Self.type else { return nil }
    if call.name == "leave" {
      call.evaluator.emit([], at: group, call.site, call.scope)
    } else if let code = call.arguments().first(where: { $0.isTrailing || $0.label == "execute" }) {
      call.evaluator.listen(to: group, code.value)
    }
    return .unknown
  }
}
