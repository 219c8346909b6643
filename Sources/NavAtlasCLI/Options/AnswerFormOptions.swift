import ArgumentParser

/// The form of an answer, in which nothing passes or fails, and how much of it people are shown.
struct AnswerFormOptions: ParsableArguments {
  private static let forms = ["text", "json", "markdown"]

  @Option(
    help: ArgumentHelp(
      "The form of the report: \(forms.joined(separator: ", ")).", valueName: "format"),
    completion: .list(forms))
  var format = "text"

  @Option(help: ArgumentHelp("How many rows a table has at most; json has all.", valueName: "rows"))
  var top = 20

  func validate() throws {
    guard Self.forms.contains(format) else {
      throw ValidationError(
        "there is no format '\(format)'; there are \(Self.forms.joined(separator: ", "))")
    }
    if !(1...100_000).contains(top) { throw ValidationError("--top must be from 1 to 100000") }
  }
}
