import ArgumentParser

struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Count and check what recorded sessions do.",
    subcommands: [
      TraceSummarizeCommand.self, TraceMergeCommand.self, TraceEdgesCommand.self, TraceReplayCommand.self,
      TraceCoverageCommand.self, TraceReportCommand.self, TraceFunnelCommand.self, TraceCompareCommand.self,
      TraceSQLCommand.self, TraceConvertCommand.self,
    ])
}
