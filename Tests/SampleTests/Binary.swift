import Foundation

/// The built `navatlas`, which lies beside the tests.
enum Binary {
  static let path: URL = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path() != "/" {
      let candidate = folder.appending(path: "navatlas")
      if FileManager.default.isExecutableFile(atPath: candidate.path()) { return candidate }
      folder.deleteLastPathComponent()
    }
    return Sample.root.appending(path: ".build/debug/navatlas")
  }()

  /// Runs the binary in a sample's folder; gives its status and what it wrote to standard output.
  static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: Data) {
    let process = Process()
    let output = Pipe()
    process.executableURL = path
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
