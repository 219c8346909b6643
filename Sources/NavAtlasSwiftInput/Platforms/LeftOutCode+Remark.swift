import NavAtlasModel
import NavAtlasSourceReading

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
