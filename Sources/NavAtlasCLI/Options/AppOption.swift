import ArgumentParser
import NavAtlasKit

/// Which app of a repository is read, and for which platform.
struct AppOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which app of a source folder to read, by its target; the largest one for iOS when absent.",
      valueName: "name"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "What the source is compiled for, which decides #if: \(Catalog.platformIDs.joined(separator: ", ")); "
        + "the app's main platform when absent.",
      valueName: "platform"), completion: .list(Catalog.platformIDs))
  var platform: String?

  func validate() throws {
    if let platform, !Catalog.platformIDs.contains(platform) {
      throw Advice.unknown("platform", platform, among: Catalog.platformIDs)
    }
  }

  /// Chooses in a pipeline what is chosen here.
  func choose(in pipeline: inout Pipeline) {
    pipeline.app = app
    pipeline.platform = platform.flatMap(Catalog.platform)
  }
}
