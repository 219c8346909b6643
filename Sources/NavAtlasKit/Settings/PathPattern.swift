/// A pattern of paths as version control has them: `*` stands for a part of one name, `**` for any folders; a pattern
/// without a slash means files and folders of that name anywhere.
struct PathPattern: Sendable, Hashable {
  private let parts: [String]

  init(_ text: String) {
    let parts = text.split(separator: "/").map(String.init)
    let isAnywhere = !text.dropLast().contains("/")
    self.parts = isAnywhere ? ["**"] + parts : parts
  }

  /// True for a path that it means, and for everything in a folder that it means.
  func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/").map(String.init)[...])
  }

  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      if matches(pattern.dropFirst(), path), pattern.count > 1 || !path.isEmpty { return true }
      return !path.isEmpty && matches(pattern, path.dropFirst())
    }
    guard let name = path.first, isLike(Array(name.unicodeScalars), Array(first.unicodeScalars)) else {
      return false
    }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  /// The usual two places to go back to: no pattern takes more than the product of the lengths.
  private static func isLike(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (at, next, star, mark) = (0, 0, -1, 0)
    while at < name.count {
      if next < pattern.count, pattern[next] == "?" || pattern[next] == name[at], pattern[next] != "*" {
        (at, next) = (at + 1, next + 1)
      } else if next < pattern.count, pattern[next] == "*" {
        (star, mark) = (next, at)
        next += 1
      } else if star >= 0 {
        mark += 1
        (at, next) = (mark, star + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
