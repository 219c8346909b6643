import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// What of UIKit an app has that was not followed: said, so that nobody takes the graph for all of it.
enum UIKitRemarks {
  /// View controllers that nothing leads to, as far as the code was followed.
  static func controllers(_ assembler: Assembler) -> [Diagnostic] {
    let index = assembler.index
    let left = index.types.filter { type in
      type.isController && !assembler.visited.contains(type) && !assembler.evaluator.wrapped.contains(type)
    }
    guard let first = left.min(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) else { return [] }
    let file = index.files[first.file]
    let what = left.count == 1 ? "the view controller" : "\(left.count) view controllers, the first of them"
    return [
      Diagnostic(
        .note,
        "UIKit present, not analysed: \(what) \(first.screenName), which nothing that was followed shows",
        at: SourceLocation(file: file.path, line: file.line(of: first.offset)))
    ]
  }
}
