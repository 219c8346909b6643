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
    /// The most bytes that the program had in memory at once.
    ///
    /// On Linux a program is charged with what the process that started it had, so start it from a small one.
    var memory: Int
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the program once; its output goes nowhere.
  ///
  /// Not by Foundation's `Process`, which notices only after some time that a program has ended.
  func run() throws -> Cost {
    let words = [executable.path()] + arguments
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 1...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }

    let start = ContinuousClock.now
    var process = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    guard posix_spawn(&process, words[0], &actions, nil, &argv, &envp) == 0,
      wait4(process, &status, 0, &usage) == process, status == 0
    else { throw Failure(description: "failed: \(words.joined(separator: " "))") }
    let wall = start.duration(to: .now) / .seconds(1)
    return Cost(
      processor: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), wall: wall,
      memory: Int(usage.ru_maxrss) * Self.memoryUnit)
  }

  /// What peak memory is counted in.
  #if canImport(Darwin)
    private static let memoryUnit = 1
  #else
    private static let memoryUnit = 1024
  #endif

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// A program of the search path.
  static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }
}
