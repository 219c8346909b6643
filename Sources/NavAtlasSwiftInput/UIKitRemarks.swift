public import NavAtlasModel
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

  /// The segues of a storyboard, which is not read.
  static func segues(in storyboard: String, file: String) -> Diagnostic? {
    var count = 0
    var first = 0
    for (number, line) in storyboard.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.contains("<segue ") && !line.contains("kind=\"relationship\"") {
      count += 1
      if first == 0 { first = number + 1 }
    }
    guard count > 0 else { return nil }
    return Diagnostic(
      .note, "UIKit present, not analysed: \(count) segue\(count == 1 ? "" : "s") of a storyboard",
      at: SourceLocation(file: file, line: first))
  }
}

extension SwiftSourceReader {
  /// What is to be said about a storyboard beside the sources.
  public static func remark(onStoryboard text: String, file: String) -> Diagnostic? {
    UIKitRemarks.segues(in: text, file: file)
  }
}
