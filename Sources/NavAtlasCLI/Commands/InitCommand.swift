import ArgumentParser
import NavAtlasKit

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented settings file, \(Pipeline.settingsFileName), into a folder.")

  @Argument(help: "The folder, such as the repository's.", completion: .directory)
  var folder = "."
  @Flag(help: "Overwrite the settings that are there.")
  var force = false

  func run() throws {
    let console = Console()
    try console.run {
      let path = try Pipeline().writeSettings(inFolder: folder, overwrites: force)
      console.note("note: the settings are in \(path)")
    }
  }
}
