import Foundation
import NavAtlasModel

/// One run of `git`, for its plumbing alone: nothing is checked out, nothing is written, and no hook, filter or pager of
/// the repository runs.
struct GitCommand {
  /// The folder in which it runs.
  var folder: String

  /// What holds whatever the user's or the repository's configuration says.
  private static let settings = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false",
    "-c", "color.ui=false",
  ]

  /// What it prints.
  ///
  /// - Parameter input: what it reads.
  /// - Throws: where it cannot be run or fails, with its own words.
  func output(_ arguments: [String], input: [UInt8] = []) throws(JobError) -> [UInt8] {
    do {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + Self.settings + arguments
      process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      // A file, as whoever writes to a pipe may be ended by a reader that ends early.
      let file = try input.isEmpty ? nil : Self.temporaryFile(input)
      defer { file.map { try? FileManager.default.removeItem(at: $0) } }
      process.standardInput = try file.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      let words = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      if process.terminationStatus == 0 { return [UInt8](bytes) }
      throw JobError(Self.reason(String(decoding: words, as: UTF8.self)))
    } catch let error as JobError {
      throw error
    } catch {
      throw JobError("git cannot be run: \(Workspace.reason(error))")
    }
  }

  /// The same as text, without the line feed at its end.
  func text(_ arguments: [String]) throws(JobError) -> String {
    let text = String(decoding: try output(arguments), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static func temporaryFile(_ bytes: [UInt8]) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "navatlas-\(UUID().uuidString)")
    try Data(bytes).write(to: file, options: .withoutOverwriting)
    return file
  }

  private static func reason(_ words: String) -> String {
    let line = words.split(separator: "\n").first.map(String.init) ?? "it failed without a word"
    return "git: " + (line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
  }
}
