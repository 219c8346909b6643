import NavAtlasInterpreting

/// What several effects do to one path, taken together.
struct PathChange {
  enum Step {
    case append([Value])
    case replaceAll([Value])
    case replaceLast(Value)
    case remove(Int)
    case removeAll
    case popTo(Value)
  }

  var steps: [Step] = []

  /// One for each path that may be assigned, where code chooses among several.
  static func all(of operations: [Effect.Operation]) -> [PathChange] {
    operations.reduce([PathChange()]) { changes, operation in
      let ways = operation.paths.flatMap { path in
        changes.map { change in
          var change = change
          change.add(path)
          return change
        }
      }
      return Array(ways.prefix(limit))
    }
  }

  private static let limit = 16

  private mutating func add(_ operation: Effect.Operation) {
    switch operation {
    case .append(let values) where !values.isEmpty: append(values)
    case .insert(let value): append([value])
    case .set(.array(let values)): steps = values.isEmpty ? [.removeAll] : [.replaceAll(values)]
    case .setElement(let value): steps.append(.replaceLast(value))
    case .removeLast(let count?): remove(count)
    case .removeLast(nil), .removeAll: steps.append(.removeAll)
    case .popTo(let value): steps.append(.popTo(value))
    default: break
    }
  }

  /// One after the other, they take away as many as all together.
  private mutating func remove(_ count: Int) {
    guard case .remove(let before)? = steps.last else { return steps.append(.remove(count)) }
    steps[steps.count - 1] = .remove(before + count)
  }

  /// Semantics 5.1: remove and append is `replace`, empty and append is `setPath`, several appends are `pushMany`.
  private mutating func append(_ values: [Value]) {
    switch steps.last {
    case .append(let before)?: steps[steps.count - 1] = .append(before + values)
    case .replaceAll(let before)?: steps[steps.count - 1] = .replaceAll(before + values)
    case .removeAll?: steps[steps.count - 1] = .replaceAll(values)
    case .remove(1)? where values.count == 1: steps[steps.count - 1] = .replaceLast(values[0])
    default: steps.append(.append(values))
    }
  }
}

extension Effect.Operation {
  /// Each path that it may assign; itself where it does something else.
  fileprivate var paths: [Self] {
    guard case .set(.choice(let values)) = self, isPathLike else { return [self] }
    return values.map { .set($0) }
  }
}
