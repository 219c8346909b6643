import Foundation
import TestSupport
import Testing

/// Runs the built `navatlas` on the samples.
enum Binary {
  /// Runs the binary in a sample's folder; gives its status and what it wrote to standard output.
  static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: Data) {
    let program: URL = try #require(BuiltProgram.url)
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["NAVATLAS_NO_CACHE": "1"]) { $1 }
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
