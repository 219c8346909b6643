import ArgumentParser

/// Which app of a repository is read.
struct AppOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which app of a source folder to read, by its target; the largest one for iOS when absent.",
      valueName: "name"))
  var app: String?
}
