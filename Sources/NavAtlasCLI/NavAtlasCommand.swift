public import ArgumentParser

/// The `navatlas` command.
public struct NavAtlasCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "navatlas",
    abstract: "Shows a SwiftUI app's navigation as a graph of screens and the moves between them.",
    discussion: """
      Exit status: 0 done, 1 findings, 2 the job could not be done, 64 wrong usage.
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, ExploreCommand.self, GraphCommand.self, AnalyzeCommand.self, LintCommand.self,
      RulesCommand.self,
      ExplainCommand.self, DiffCommand.self, ImpactCommand.self, CheckCommand.self, PlanCommand.self,
      ServeCommand.self,
      TraceCommand.self, StateCommand.self, InitCommand.self, SchemaCommand.self,
      RenderWorkerCommand.self,
    ])

  public init() {}

  public static var _errorLabel: String { "error" }

  /// Runs the command that the command line names.
  public static func start() {
    if let advice = Advice.on(Array(CommandLine.arguments.dropFirst())) {
      Console().note("error: \(advice)")
      exit(withError: ExitCode.validationFailure)
    }
    main()
  }
}
