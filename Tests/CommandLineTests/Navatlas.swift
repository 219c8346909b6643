import Foundation
import TestSupport

/// The built program, run as users run it.
enum Navatlas {
  /// What a run left behind.
  struct Outcome: Sendable {
    /// The exit status; 128 and the signal's number where a signal ended the program.
    var status: Int32
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  enum Failure: Error {
    case notBuilt
    case hangs([String])
  }

  /// Runs the program in a folder.
  ///
  /// - Parameters:
  ///   - cache: the user's folder for caches; the program keeps nothing where it is absent.
  ///   - deadline: seconds after which the program counts as hanging and is killed.
  static func run(
    _ arguments: [String], in folder: Folder, input: [UInt8] = [], cache: Folder? = nil, deadline: Double = 60
  ) throws -> Outcome {
    guard let executable = BuiltProgram.url else { throw Failure.notBuilt }
    let streams = try Folder()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment(cache)
    process.currentDirectoryURL = folder.url
    process.standardInput = try FileHandle(forReadingFrom: streams.write(input, to: "input"))
    process.standardOutput = try FileHandle(forWritingTo: streams.write([], to: "output"))
    process.standardError = try FileHandle(forWritingTo: streams.write([], to: "errors"))
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + deadline) == .success else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw Failure.hangs(arguments)
    }
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Outcome(
      status: process.terminationStatus + signal, output: try streams.bytes("output"),
      errors: String(decoding: try streams.bytes("errors"), as: UTF8.self))
  }

  private static func environment(_ cache: Folder?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["NAVATLAS_NO_CACHE"] = cache == nil ? "1" : nil
    environment["XDG_CACHE_HOME"] = cache?.url.path(percentEncoded: false)
    return environment
  }
}
