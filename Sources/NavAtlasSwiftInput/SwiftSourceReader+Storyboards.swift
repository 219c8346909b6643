public import NavAtlasModel

extension SwiftSourceReader {
  /// The segues of a storyboard, which is not read.
  public static func remark(onStoryboard storyboard: String, file: String) -> Diagnostic? {
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
