import NavAtlasProgram
import NavAtlasSourceReading

/// Closures that properties keep: what they take is said where the property is declared.
extension Evaluator {
  /// The function type that a property of a value is declared with.
  func functionType(of name: String, _ receiver: Value) -> StaticType? {
    guard let owner = type(of: receiver)?.unwrapped.declaration,
      let property = index.properties(named: name, of: owner).first,
      let type = resolve(property.declaration.type, owner, property.file)?.unwrapped, type.isFunction
    else { return nil }
    return type
  }

  /// The types of what a closure takes: those written in it, else those of the app in the declared type.
  func taken(by closure: ClosureValue, as declared: StaticType?) -> [StaticType?] {
    let written = closure.expression.parameters.map {
      resolve($0.type, closure.scope.type, closure.scope.file)
    }
    guard let declared else { return written }
    let said = declared.arguments.dropLast().map { $0.unwrapped.declaration == nil ? nil : $0 }
    return (0..<max(written.count, said.count)).map { position in
      let own = position < written.count ? written[position] : nil
      return own ?? (position < said.count ? said[position] : nil)
    }
  }
}
