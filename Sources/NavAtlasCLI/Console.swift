import ArgumentParser
import Foundation
import NavAtlasKit
import NavAtlasModel

/// Standard output, standard error and the exit status.
struct Console {
  /// Writes data to standard output.
  func put(_ bytes: [UInt8]) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      // A reader that closed its end early, such as `head`, wants no more.
      throw ExitCode.success
    }
  }

  /// Writes a line to standard error.
  func note(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

  /// Writes diagnostics to standard error, one a line.
  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { note(diagnostic.description.onOneLine) }
  }

  /// Says what takes time, on a terminal only; the line is erased afterwards.
  func progress<Result: ~Copyable>(_ words: String, _ work: () throws -> Result) rethrows -> Result {
    guard isatty(2) != 0 else { return try work() }
    FileHandle.standardError.write(Data("\(words) …".utf8))
    defer { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    return try work()
  }

  /// Runs a job; what stops it is printed, and the exit status is 2, or 64 where it was asked for wrongly.
  func run(_ job: () throws -> Void) throws {
    do {
      try job()
    } catch let error as JobError {
      report(error.diagnostics)
      throw error.isWrongUsage ? ExitCode.validationFailure : ExitCode(2)
    } catch let error as Workspace.Failure {
      report([error.diagnostic])
      throw ExitCode(2)
    }
  }
}
