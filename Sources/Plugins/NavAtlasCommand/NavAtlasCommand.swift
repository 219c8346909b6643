import Foundation
import PackagePlugin

/// `swift package navatlas …`: what `navatlas …` does, in the folder of the package; without arguments, its findings.
@main struct NavAtlasCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "navatlas")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments.isEmpty ? ["lint", "."] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    // A plugin may write nothing outside of the package.
    process.environment = ProcessInfo.processInfo.environment.merging(["NAVATLAS_NO_CACHE": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("navatlas ended with status \(process.terminationStatus)")
    }
  }
}
