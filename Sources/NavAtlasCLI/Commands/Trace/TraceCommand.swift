import ArgumentParser

struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Count what recorded sessions do.",
    subcommands: [TraceEdgesCommand.self, TraceReplayCommand.self])
}
