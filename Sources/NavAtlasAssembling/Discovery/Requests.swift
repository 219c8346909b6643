import NavAtlasProgram
import NavAtlasSourceReading

/// The functions that give something to whoever calls them: what else they do is not what they are called for.
final class Requests {
  /// No type for what gives nothing.
  private let starts: DeclarationStarts<DeclaredType?>
  private var known: [Site: DeclaredType?] = [:]

  /// O(declarations · log declarations).
  init(_ index: DeclarationIndex) {
    starts = DeclarationStarts(
      byFile: index.files.map { file in
        var found: [(offset: Offset, known: DeclaredType?)] = []
        for type in file.types {
          let owner = index.type(declaredAs: type.name).flatMap { $0.asks ? $0 : nil }
          found.append((type.offset, nil))
          found += type.properties.map { ($0.offset, nil) }
          found += type.functions.map { ($0.offset, $0.gives ? owner : nil) }
        }
        found += file.functions.map { ($0.offset, nil) }
        found += file.globals.map { ($0.offset, nil) }
        return found.sorted { $0.offset < $1.offset }
      })
  }

  /// The type that was asked for something by the innermost of some calls. O(calls).
  func owner(on sites: [Site]) -> DeclaredType? {
    sites.reversed().lazy.compactMap { self.owner(at: $0) }.first
  }

  /// The type of which a place in the code is a function that gives something. O(log declarations), once.
  func owner(at site: Site) -> DeclaredType? {
    if let known = known[site] { return known }
    let found = starts.last(before: site) ?? nil
    known[site] = .some(found)
    return found
  }
}

extension DeclaredType {
  /// True for what may be asked by many: no view, nor what a screen is made by.
  fileprivate var asks: Bool { !isView && !isController }
}

extension Function {
  /// True for what hands something back that is neither a view nor a reducer's.
  fileprivate var gives: Bool {
    guard !parameters.contains(where: { $0.isInout || $0.name == "action" }), result?.name != "View",
      result?.name != "AnyView"
    else { return false }
    return result.map { !$0.isVoid } ?? false || parameters.contains { $0.type?.takesSomething == true }
  }
}

extension TypeReference {
  fileprivate var isVoid: Bool { name == "Void" || name == "()" && arguments.isEmpty }

  /// True for a closure that is handed something, not for one that makes views of it.
  fileprivate var takesSomething: Bool {
    unwrapped.name == Self.function && unwrapped.arguments.count > 1
      && unwrapped.arguments.last?.isVoid == true
  }
}
