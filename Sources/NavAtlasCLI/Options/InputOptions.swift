import ArgumentParser
import NavAtlasKit
import NavAtlasModel

/// What every command reads.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "An app's folder, or files to read; several are merged. '-' is standard input. What the settings name when absent.",
      discussion: Catalog.inputHelp, valueName: "input"),
    completion: .file(extensions: Catalog.inputExtensions))
  var inputs: [String] = []

  @OptionGroup var reading: ReadingOptions

  var inputFormat: String? { reading.inputFormat }

  func validate() throws {
    let file = reading.settings ?? Pipeline.settingsFileName
    if inputs.isEmpty, reading.settings == nil, !Pipeline().workspace.isRegularFile(file) {
      throw ValidationError("name at least one input, or have \(file) name them")
    }
  }

  /// What is read: the inputs of the command, or those that the settings name.
  func chosen(_ pipeline: inout Pipeline) throws -> [String] {
    guard inputs.isEmpty else { return inputs }
    let named = try pipeline.standardInputs()
    guard !named.isEmpty else {
      let file = reading.settings ?? Pipeline.settingsFileName
      throw JobError("name at least one input, or have 'inputs' in \(file)")
    }
    return named
  }

  /// Makes a pipeline read as the options say.
  func configure(_ pipeline: inout Pipeline) {
    reading.configure(&pipeline)
    pipeline.leavesMemory = true
  }

  /// Reads and merges the inputs; what is to be said about them goes to standard error.
  ///
  /// - Parameter isAsked: true where what could not be read is what is asked for.
  func load(_ pipeline: Pipeline, _ console: Console, forAccount isAsked: Bool = false) throws
    -> NavigationGraph
  {
    try loaded(pipeline, console, forAccount: isAsked).graph
  }

  /// Reads and merges the inputs as ``load(_:_:forAccount:)`` does.
  ///
  /// - Parameter hidingTopics: true where remarks on the app's navigation are told otherwise.
  func loaded(
    _ pipeline: Pipeline, _ console: Console, forAccount isAsked: Bool = false, hidingTopics: Bool = false
  ) throws -> Pipeline.Loaded {
    var pipeline = pipeline
    configure(&pipeline)
    return try reading.loaded(
      try chosen(&pipeline), pipeline, console, forAccount: isAsked, hidingTopics: hidingTopics)
  }
}

/// How inputs are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read every input in this format instead of detecting it.", valueName: "format"),
    completion: .list(Catalog.inputIDs), transform: Catalog.inputID)
  var inputFormat: String?

  @OptionGroup var mappings: MappingOptions

  @Option(
    help: ArgumentHelp(
      "What is stated of Swift source; .navatlas.yml in the app's folder when absent.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var settings: String?

  @OptionGroup var choice: AppOption

  @Option(
    help: ArgumentHelp(
      "The folder at which paths of source files begin, such as the repository's; the source's own when absent.",
      valueName: "folder"), completion: .directory)
  var root: String?

  @Option(
    help: ArgumentHelp(
      "The language of titles that stand in .strings or .xcstrings; that of the development when absent.",
      valueName: "language"))
  var language: String?

  @Flag(help: "Use what can be used of an input with errors.")
  var keepGoing = false

  @Flag(help: "Read every Swift file anew, and keep nothing for the next run.")
  var noCache = false

  func validate() throws {
    if let inputFormat, mappings.mapping == nil, !Catalog.inputIDs.contains(inputFormat) {
      throw ValidationError(
        "there is no format '\(inputFormat)'; there are \(Catalog.inputIDs.joined(separator: ", "))")
    }
  }

  /// Makes a pipeline read as the options say.
  func configure(_ pipeline: inout Pipeline) {
    pipeline.settingsFile = pipeline.settingsFile ?? settings
    choice.choose(in: &pipeline)
    pipeline.root = root
    pipeline.language = language
    pipeline.workspace.cacheFolder = noCache ? nil : Workspace.userCacheFolder
  }

  /// Reads and merges inputs.
  func loaded(
    _ inputs: [String], _ pipeline: Pipeline, _ console: Console, forAccount isAsked: Bool = false,
    hidingTopics: Bool = false
  ) throws -> Pipeline.Loaded {
    let loaded = try read(inputs, pipeline, console)
    try check(loaded, console, forAccount: isAsked, hidingTopics: hidingTopics)
    return loaded
  }

  /// Reads and merges inputs, and says nothing.
  func read(_ inputs: [String], _ pipeline: Pipeline, _ console: Console) throws -> Pipeline.Loaded {
    var pipeline = pipeline
    configure(&pipeline)
    let described = try mappings.format(pipeline, named: inputFormat)
    return try console.progress("Reading") {
      try pipeline.load(inputs, format: described == nil ? inputFormat : nil, logFormat: described)
    }
  }

  /// An older version: an input of its own, or a revision of the checkout that the one input is in.
  ///
  /// - Returns: what was read, with the pipeline that read it.
  func older(
    _ base: String, than inputs: [String], _ pipeline: Pipeline, _ console: Console
  ) throws -> (pipeline: Pipeline, loaded: Pipeline.Loaded) {
    guard inputs.count == 1 else { throw JobError("--since needs one input") }
    let (older, loaded) =
      pipeline.workspace.exists(base)
      ? (pipeline, try read([base], pipeline, console)) : try pipeline.load(base, ofFolder: inputs[0])
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw JobError(errors) }
    return (older, loaded)
  }

  /// Says what is to be said of what was read, and stops at errors.
  func check(
    _ loaded: Pipeline.Loaded, _ console: Console, forAccount isAsked: Bool = false,
    hidingTopics: Bool = false
  ) throws {
    let errors = loaded.diagnostics.contains { $0.severity == .error }
    if errors, !keepGoing, !(isAsked && loaded.graph.account != nil) { throw JobError(loaded.diagnostics) }
    console.report(loaded.diagnostics.filter { !hidingTopics || $0.topic == nil })
  }
}
