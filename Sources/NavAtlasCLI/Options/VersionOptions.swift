import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports

/// Two versions of an app: two inputs, or two revisions of one checkout.
struct VersionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Two revisions of the checkout: BASE..HEAD, BASE...HEAD from where they parted, or BASE with the files as they "
        + "are. They are read from git's objects; nothing is checked out.", valueName: "range"))
  var git: String?

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    if let git, GitRange(git) == nil { throw ValidationError("--git needs BASE..HEAD, or BASE") }
  }

  /// Reads two revisions of a folder.
  func load(_ range: GitRange, _ folder: String, _ console: Console) throws -> Pipeline.Versions {
    try reading.load(range, folder, console)
  }

  /// Reads two inputs.
  func load(base: String, head: String, _ console: Console) throws -> Pipeline.Versions {
    try reading.load(base: base, head: head, console)
  }
}

extension ReadingOptions {
  /// Reads two revisions of a folder.
  func load(_ range: GitRange, _ folder: String, _ console: Console) throws -> Pipeline.Versions {
    var pipeline = Pipeline()
    configure(&pipeline)
    let versions = try console.progress("Reading two versions") {
      try pipeline.load(range, ofFolder: folder)
    }
    try check(versions, console)
    return versions
  }

  /// Reads two inputs.
  func load(base: String, head: String, _ console: Console) throws -> Pipeline.Versions {
    let pipeline = Pipeline()
    let older = try read([base], pipeline, console)
    let newer = try read([head], pipeline, console)
    var versions = Pipeline.Versions(base: older, head: newer, names: (base, head))
    versions.stillDeclared = try pipeline.declared(older.graph, without: newer.graph, in: head)
    try check(versions, console)
    return versions
  }

  /// What is wrong with the older version stops the job as what is wrong with the newer one does; remarks are told once.
  func check(_ versions: Pipeline.Versions, _ console: Console) throws {
    console.report(versions.notes)
    var base = versions.base
    base.diagnostics.removeAll { $0.severity != .error }
    try check(base, console)
    try check(versions.head, console)
    for (loaded, name) in [(versions.base, versions.names.base), (versions.head, versions.names.head)] {
      if loaded.graph.screens.isEmpty {
        throw JobError("no screen was found in \(name), so there is nothing to compare with")
      }
      if let remark = loaded.graph.account?.remark { console.note("note: \(name): \(remark)") }
    }
  }
}
