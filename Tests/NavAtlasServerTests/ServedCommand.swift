import Foundation
import TestSupport

/// `navatlas serve`, as users start it.
final class ServedCommand: Sendable {
  struct NotStarted: Error { var errors: String }

  private let process: Process
  let port: UInt16
  let token: String

  /// The program lies where the test bundle does.
  private static func executable() -> URL? {
    var folder = URL(
      filePath: CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0])
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "navatlas")
      if FileManager.default.isExecutableFile(atPath: candidate.path), !candidate.hasDirectoryPath {
        return candidate
      }
    }
    return nil
  }

  init(_ arguments: [String], in folder: Folder) throws {
    process = Process()
    process.executableURL = Self.executable()
    process.arguments = ["serve"] + arguments
    process.currentDirectoryURL = folder.url
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty {
        throw NotStarted(errors: String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self))
      }
      line += String(decoding: part, as: UTF8.self)
    }
    let address = URLComponents(string: line.trimmingCharacters(in: .whitespacesAndNewlines))
    port = UInt16(address?.port ?? 0)
    token = address?.queryItems?.first { $0.name == "token" }?.value ?? ""
  }

  deinit { kill(process.processIdentifier, SIGKILL) }

  /// Asks it to stop.
  ///
  /// - Returns: its exit status.
  func stop(_ signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }

  func watcher() async throws -> RawClient {
    let client = try RawClient(port: port)
    _ = try await client.upgrade("/watch?token=\(token)", port: port)
    return client
  }
}
