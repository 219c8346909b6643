/// A branch of an `#if` that is left out, as far as the account counts it.
package struct LeftOutCode: Sendable, Hashable {
  /// Those that it is compiled for, with Mac Catalyst but without iPads; none where no build of an app has it.
  package var platforms: [Platform]
  /// How many constructs of navigation stand in it.
  package var constructs: Int
  /// What it names, sorted.
  package var names: [String] = []

  package init(platforms: [Platform], constructs: Int, names: [String] = []) {
    self.platforms = platforms
    self.constructs = constructs
    self.names = names
  }

  /// Why it does not count.
  package var reason: String {
    switch platforms.count {
    case 0: "in no build of an app"
    case 1...3: "for another platform: \(platforms.map(\.name).joined(separator: ", "))"
    default: "for other platforms"
    }
  }
}
