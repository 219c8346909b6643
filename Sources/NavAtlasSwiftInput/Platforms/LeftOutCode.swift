import NavAtlasModel

/// A branch of an `#if` that is left out, as far as the account counts it.
struct LeftOutCode: Sendable, Hashable {
  /// Those that it is compiled for, with Mac Catalyst but without iPads; none where no build of an app has it.
  var platforms: [Platform]
  /// How many constructs of navigation stand in it.
  var constructs: Int
  /// What it names, sorted.
  var names: [String] = []

  /// Why it does not count.
  var reason: String {
    switch platforms.count {
    case 0: "in no build of an app"
    case 1...3: "for another platform: \(platforms.map(\.name).joined(separator: ", "))"
    default: "for other platforms"
    }
  }
}

extension [LeftOutCode] {
  /// What is said where nobody asked for a platform: which was taken, and what that leaves out.
  func remark(on choice: PlatformChoice) -> Diagnostic? {
    let foreign = filter { !$0.platforms.isEmpty && $0.constructs > 0 }
    guard !choice.isAsked, !foreign.isEmpty else { return nil }
    let count = foreign.reduce(0) { $0 + $1.constructs }
    let named = Set(foreign.flatMap(\.platforms))
    let platforms = Platform.allCases.filter(named.contains)
    let certain = Platform.allCases.filter { platform in foreign.contains { $0.platforms == [platform] } }
    let example = (certain.first ?? platforms[0]).rawValue
    return Diagnostic(
      .note,
      "read for \(choice.platform.name); \(count == 1 ? "1 construct" : "\(count) constructs") of navigation under #if "
        + "for \(platforms.map(\.name).joined(separator: ", ")) \(count == 1 ? "is" : "are") left out; "
        + "--platform \(example) reads \(count == 1 ? "it" : "those")")
  }
}
