import Foundation

/// A value that one thread at a time works with; a mutex that all of Apple's systems have that know navigation stacks.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ work: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return work(&value)
  }
}

enum Clock {
  /// Milliseconds since 1970.
  @Sendable static func milliseconds() -> Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }
}

extension RecorderOptions {
  /// Says on standard error what goes wrong, in debug builds.
  @Sendable public static func print(_ problem: String) {
    guard isDebugBuild else { return }
    FileHandle.standardError.write(Data("NavAtlasRecorder: \(problem)\n".utf8))
  }
}
