import NavAtlasProgram
import NavAtlasSourceReading

/// What comes from elsewhere, a server or a file, and is then stored or pushed.
extension Evaluator {
  /// The effect with any case, where it stores one of a plain enumeration that can be decoded, and the source does not say which.
  package func decoded(_ effect: Effect) -> Effect {
    var effect = effect
    switch effect.operation {
    case .set(.array(let values)): effect.operation = .set(.array(values.map(decoded)))
    case .set(let value): effect.operation = .set(decoded(value))
    case .append(let values): effect.operation = .append(values.map(decoded))
    case .insert(let value): effect.operation = .insert(decoded(value))
    case .setElement(let value): effect.operation = .setElement(decoded(value))
    default: break
    }
    return effect
  }

  private func decoded(_ value: Value) -> Value {
    guard case .typed(let type) = value, type.unwrapped.declaration?.isDecoded == true else { return value }
    let cases = anyCase(.typed(type.unwrapped))
    return cases.isDetermined ? cases : value
  }
}
