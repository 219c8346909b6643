import NavAtlasProgram
import NavAtlasSourceReading

/// `objectWillChange` of the app's observable objects.
extension Evaluator {
  private static let willChange = "objectWillChange"

  /// The publisher that tells of an object's changes; nil where it declares one of its own.
  func changePublisher(of object: Value) -> Value? {
    guard let type = type(of: object)?.unwrapped.declaration, type.isClass,
      type.conforms(to: "ObservableObject"), type.properties[Self.willChange] == nil
    else { return nil }
    return .place(
      Place(owner: type.name, name: Self.willChange, type: StaticType(name: "ObservableObjectPublisher")))
  }

  /// Whoever listens to it hears of each published property.
  func listen(toPropertiesOf place: Place, _ listener: Value) {
    guard place.name == Self.willChange, let type = index.type(declaredAs: place.owner) else { return }
    for name in type.properties.keys.sorted() {
      for member in type.properties[name] ?? [] where member.declaration.attribute("Published") != nil {
        listen(to: self.place(member, owner: type.name, context: type), listener)
      }
    }
  }
}
