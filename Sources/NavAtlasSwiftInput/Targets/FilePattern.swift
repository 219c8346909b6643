/// A pattern for paths: `*` and `?` within a name, `**` for any folders, `{a,b}` for either.
struct FilePattern: Sendable {
  /// The most ways that braces may stand for; what has more matches nothing.
  private static let alternativeLimit = 64

  private let alternatives: [[Substring]]
  private let text: String

  init(_ pattern: String) {
    text = pattern
    alternatives = Self.expanded(pattern).map { $0.split(separator: "/").map(Substring.init) }
  }

  /// The folder before the first name with a sign in it.
  var folder: String {
    let parts = text.split(separator: "/")
    let literal = parts.prefix { !$0.contains(where: "*?{[".contains) }
    return literal.joined(separator: "/")
  }

  var isLiteral: Bool { !text.contains(where: "*?{[".contains) }

  /// O(parts of the pattern · parts of the path · letters).
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return alternatives.contains { Self.matches($0, parts) }
  }

  /// Row by row, as `**` may stand for any number of folders.
  private static func matches(_ pattern: [Substring], _ path: [Substring]) -> Bool {
    var reached = [true] + Array(repeating: false, count: path.count)
    for part in pattern {
      var next = Array(repeating: false, count: path.count + 1)
      if part == "**" {
        var any = false
        for index in reached.indices {
          any = any || reached[index]
          next[index] = any
        }
      } else {
        for index in path.indices where reached[index] { next[index + 1] = matches(name: path[index], part) }
      }
      reached = next
    }
    // A pattern that ends in `**` means the files below.
    return reached[path.count]
  }

  private static func matches(name: Substring, _ pattern: Substring) -> Bool {
    let (name, pattern) = (Array(name), Array(pattern))
    var reached = [true] + Array(repeating: false, count: name.count)
    for sign in pattern {
      var next = Array(repeating: false, count: name.count + 1)
      if sign == "*" {
        var any = false
        for index in reached.indices {
          any = any || reached[index]
          next[index] = any
        }
      } else {
        for index in name.indices where reached[index] {
          next[index + 1] = sign == "?" || sign == name[index]
        }
      }
      reached = next
    }
    return reached[name.count]
  }

  private static func expanded(_ pattern: String) -> [String] {
    var done: [String] = []
    var open = [pattern]
    while let next = open.popLast() {
      guard let end = next.firstIndex(of: "}"), let start = next[..<end].lastIndex(of: "{") else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: start)..<end].split(
        separator: ",", omittingEmptySubsequences: false)
      open += choices.map { String(next[..<start] + $0 + next[next.index(after: end)...]) }
      if done.count + open.count > alternativeLimit { return [] }
    }
    return done
  }
}

extension ProjectFolder {
  /// The Swift files that a pattern means, which is named in a folder; a folder's name means all below it.
  func files(matching pattern: String, in base: String) -> [String] {
    guard let whole = RelativePath.join(base, pattern) else { return [] }
    let pattern = FilePattern(whole)
    if pattern.isLiteral {
      return whole.hasSuffix(".swift") ? [file(whole)].compactMap(\.self) : Array(files(under: whole))
    }
    return files(under: pattern.folder).filter(pattern.matches)
  }
}
