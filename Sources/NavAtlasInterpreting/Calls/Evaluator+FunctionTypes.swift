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
    let said = declared.takenOfApp
    return (0..<max(written.count, said.count)).map { position in
      let own = position < written.count ? written[position] : nil
      return own ?? (position < said.count ? said[position] : nil)
    }
  }

  /// The arguments of a call of what is kept in a place of a function type.
  func arguments(of call: Call, takenBy type: StaticType?, _ scope: Scope) -> [Value] {
    let types = type.map { $0.unwrapped.isFunction ? $0.unwrapped.takenOfApp : [] } ?? []
    return call.arguments.enumerated().map { position, argument in
      evaluate(argument.value, scope, expecting: position < types.count ? types[position] : nil)
    }
  }
}

extension StaticType {
  /// What a function takes, as far as those are types of the app.
  fileprivate var takenOfApp: [StaticType?] {
    arguments.dropLast().map { $0.unwrapped.declaration == nil ? nil : $0 }
  }
}
