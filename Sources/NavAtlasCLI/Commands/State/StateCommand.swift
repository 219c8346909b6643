import ArgumentParser

struct StateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "state", abstract: "Look into saved navigation states.",
    subcommands: [StateCheckCommand.self])
}
