import Foundation

/// A program with its arguments, run for what it costs.
struct Command {
  var executable: URL
  var arguments: [String]

  /// What one run took.
  struct Cost {
    /// Processor seconds of the program and of every process that it started and waited for.
    var processor: Double
    /// Seconds on the wall.
    var wall: Double
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the program once; its output goes nowhere.
  func run() throws -> Cost {
    let before = Self.children()
    let start = ContinuousClock.now
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let wall = start.duration(to: .now) / .seconds(1)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "failed: \(executable.path()) \(arguments.joined(separator: " "))")
    }
    return Cost(processor: Self.children() - before, wall: wall)
  }

  /// Processor seconds of all children that have ended.
  private static func children() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which is an enumeration in some C libraries and a number in others.
    getrusage(-1, &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// A program of the search path.
  static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }
}
