public import Foundation

/// The built program, run as users run it.
public enum Navatlas {
  /// What a run left behind.
  public struct Outcome: Sendable {
    /// The exit status; 128 and the signal's number where a signal ended the program.
    public var status: Int32
    public var output: [UInt8]
    public var errors: String

    public var text: String { String(decoding: output, as: UTF8.self) }
    public var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  public enum Failure: Error {
    case notBuilt
    case hangs([String])
  }

  /// Runs the program in a folder.
  ///
  /// - Parameters:
  ///   - cache: the user's folder for caches; the program keeps nothing where it is absent.
  ///   - deadline: seconds after which the program counts as hanging and is killed.
  public static func run(
    _ arguments: [String], in folder: URL, input: [UInt8] = [], cache: Folder? = nil, deadline: Double = 60
  ) throws -> Outcome {
    guard let executable else { throw Failure.notBuilt }
    return try run(executable, arguments, environment(cache), in: folder, input: input, deadline: deadline)
  }

  /// Runs a shell script of the repository that runs the program, which `NAVATLAS` names.
  public static func run(
    script: URL, _ variables: [String: String], in folder: Folder
  ) throws -> Outcome {
    guard let executable else { throw Failure.notBuilt }
    let own = environment(nil).merging(["NAVATLAS": executable.path(percentEncoded: false)]) { $1 }
    return try run(
      URL(filePath: "/bin/sh"), [script.path(percentEncoded: false)], own.merging(variables) { $1 },
      in: folder.url, input: [], deadline: 60)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], _ environment: [String: String], in folder: URL,
    input: [UInt8], deadline: Double
  ) throws -> Outcome {
    let streams = try Folder()
    let input = try FileHandle(forReadingFrom: streams.write(input, to: "input"))
    let output = try FileHandle(forWritingTo: streams.write([], to: "output"))
    let errors = try FileHandle(forWritingTo: streams.write([], to: "errors"))
    // A process keeps its handles open for good; with over a thousand of them, starting another crashes.
    defer { for handle in [input, output, errors] { try? handle.close() } }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
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

  public static func run(
    _ arguments: [String], in folder: Folder, input: [UInt8] = [], cache: Folder? = nil, deadline: Double = 60
  ) throws -> Outcome {
    try run(arguments, in: folder.url, input: input, cache: cache, deadline: deadline)
  }

  private static func environment(_ cache: Folder?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["NAVATLAS_NO_CACHE"] = cache == nil ? "1" : nil
    environment["XDG_CACHE_HOME"] = cache?.url.path(percentEncoded: false)
    return environment
  }

  /// The program lies in the build folder, where the test bundle lies too; `nil` where it was not built.
  private static let executable: URL? = {
    for argument in CommandLine.arguments + [Bundle.main.bundlePath] where argument.hasPrefix("/") {
      var folder = URL(filePath: argument)
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let candidate = folder.appending(path: "navatlas")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path(), isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return candidate
        }
      }
    }
    return nil
  }()
}
