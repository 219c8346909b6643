import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// Each value that a route may be, where what it is made with is one of several cases: `Item(route: a ? .home : .help)`.
  /// Up to a number that nobody tells apart by hand.
  package func variants(of value: Value) -> [Value] {
    let all = value.alternatives.flatMap { variants(ofOne: $0, 0) }
    return all.count > Self.variantLimit ? value.alternatives : all
  }

  private static let variantLimit = 16

  private func variants(ofOne value: Value, _ level: Int) -> [Value] {
    guard level < 4 else { return [value] }
    switch value {
    case .object(let object) where object.type.kind == .structure:
      for (name, field) in object.fields.sorted(by: { $0.key < $1.key }) {
        guard let parts = choices(in: field, level) else { continue }
        return parts.flatMap { part in
          var fields = object.fields
          fields[name] = part
          return variants(ofOne: .object(self.object(object.type, fields, in: object.environment)), level + 1)
        }
      }
    case .enumCase(let route):
      for position in route.payload.indices {
        guard let parts = choices(in: route.payload[position].value, level) else { continue }
        return parts.flatMap { part in
          var route = route
          route.payload[position].value = part
          return variants(ofOne: .enumCase(route), level + 1)
        }
      }
    default: break
    }
    return [value]
  }

  /// The cases that a value is one of; nil for any other value.
  private func choices(in value: Value, _ level: Int) -> [Value]? {
    let all = value.alternatives.flatMap { variants(ofOne: $0, level + 1) }
    guard all.count > 1, all.allSatisfy({ if case .enumCase = $0 { true } else { false } }) else {
      return nil
    }
    return all
  }
}
