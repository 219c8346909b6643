import ArgumentParser
import NavAtlasKit
import NavAtlasModel

/// What screens look like.
struct ThumbnailOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with pictures of screens, such as those of snapshot tests; cards show them, matched by the files' names.",
      valueName: "folder"))
  var thumbnails: String?

  /// The pictures; what is to be said of them is said.
  func load(for screens: [Screen], _ pipeline: Pipeline, _ console: Console) throws -> Thumbnails? {
    guard let thumbnails else { return nil }
    let found = try Thumbnails(folder: thumbnails, for: screens, pipeline.workspace)
    console.report(found.remarks)
    return found
  }
}
