import NavAtlasProgram
import NavAtlasSourceReading

/// Code that is handed the object for which it listens: `button.rx.tap.bind(with: self) { owner, _ in owner.open() }`.
extension Evaluator {
  /// The object that a call hands to its closures.
  func handedOwner(among arguments: [ArgumentValue]) -> Value? {
    arguments.first { $0.label == "with" && type(of: $0.value)?.unwrapped.declaration?.isClass == true }?
      .value
  }

  /// Notes what a closure of an unknown call does with such an object; false for anything else.
  func collect(_ argument: ArgumentValue, handed owner: Value?, into content: Content, _ site: Site) -> Bool {
    guard let owner, case .closure(let closure) = argument.value else { return false }
    let others = max(closure.expression.parameters.count, 2) - 1
    let values = [owner] + [Value](repeating: .unknown, count: others)
    add(apply(argument.value, to: values, at: site), to: content, at: site)
    return true
  }
}
