import NavAtlasSourceReading

/// The values of SwiftUI's environment that the sources decide, as code in a view sees them.
///
/// There is one for each set of values, however code comes to it, so that two are the same if they are the same object.
package final class ViewEnvironment: NumberedKey {
  /// By key, the last component of the key path; unknown where it is set to what the sources do not decide.
  package let values: [String: Value]
  /// The keys set by a modifier on the view itself, which one further out does not change.
  private let own: Set<String>
  private unowned let all: All
  /// What the one in which nothing is set keeps for all others.
  private let kept: All?
  private var changed: [Change: ViewEnvironment] = [:]
  private var knownInherited: ViewEnvironment?
  /// By the keys that are left.
  private var reduced: [Set<String>: ViewEnvironment] = [:]

  private struct Change: Hashable {
    var key: String
    var value: Value
  }

  /// Views that show each other in a circle come to the same environment again and again.
  private final class All {
    struct Key: Hashable {
      var values: [String: Value]
      var own: Set<String>
    }

    var known: [Key: ViewEnvironment] = [:]
  }

  /// The one in which nothing is set.
  init() {
    let all = All()
    (values, own, self.all, kept) = ([:], [], all, all)
  }

  private init(_ values: [String: Value], own: Set<String>, _ all: All) {
    (self.values, self.own, self.all, kept) = (values, own, all, nil)
  }

  private func with(_ values: [String: Value], own: Set<String>) -> ViewEnvironment {
    let key = All.Key(values: values, own: own)
    if let known = all.known[key] { return known }
    let environment = ViewEnvironment(values, own: own, all)
    all.known[key] = environment
    return environment
  }

  /// The key under which SwiftUI keeps whether controls can be used.
  static let enabledKey = "isEnabled"

  /// True where no control can be used.
  package var isDisabled: Bool { values[Self.enabledKey] == .boolean(false) }

  /// As what the view shows finds it.
  var inherited: ViewEnvironment {
    if own.isEmpty { return self }
    if let knownInherited { return knownInherited }
    let inherited = with(values, own: [])
    knownInherited = inherited
    return inherited
  }

  /// With a value from a modifier around the view.
  func setting(_ key: String, to value: Value) -> ViewEnvironment {
    guard !own.contains(key) else { return self }
    let change = Change(key: key, value: value)
    if let known = changed[change] { return known }
    var values = values
    values[key] = value
    let environment = with(values, own: own.union([key]))
    changed[change] = environment
    return environment
  }

  /// With some of its values alone, besides whether controls can be used. O(values).
  func keeping(_ isKept: (String) -> Bool) -> ViewEnvironment {
    let left = Set(values.keys.filter { $0 == Self.enabledKey || isKept($0) })
    if left.count == values.count { return self }
    if let known = reduced[left] { return known }
    let environment = with(values.filter { left.contains($0.key) }, own: own.intersection(left))
    reduced[left] = environment
    return environment
  }

  package static func == (left: ViewEnvironment, right: ViewEnvironment) -> Bool { left === right }
  package var keyNumber: Int { ObjectIdentifier(self).keyNumber }
}
