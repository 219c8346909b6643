import Foundation
import NavAtlasTraces
import TestSupport
import Testing

/// An app that is killed while it records.
@Suite struct KillTests {
  /// The host stands beside the test bundle.
  static let host: URL? = {
    var folder = URL(
      filePath: CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0])
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "RecorderHost")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    }
    return nil
  }()

  /// `make kills` asks for a thousand.
  static let kills = ProcessInfo.processInfo.environment["NAVATLAS_KILLS"].flatMap { Int($0) } ?? 20

  @Test func `an app that is killed loses nothing that was recorded`() throws {
    let host = try #require(Self.host)
    for number in 0..<Self.kills {
      let folder = try Folder()
      let told = try kill(host, in: folder, after: number)
      // Every other run keeps all in one file, the others set files aside as they go.
      let names = folder.names.sorted { Self.age($0) > Self.age($1) }
      var screens: [String] = []
      for name in names {
        let reading = NativeFormat().read(try folder.bytes(name), name: name)
        #expect(reading.badLines == 0, "\(reading.diagnostics)")
        screens += reading.events.compactMap(\.screen)
      }
      let expected = ["Home"] + (0..<max(told, screens.count)).map { $0 % 4 < 3 ? "Screen \($0)" : "Home" }
      #expect(screens.count > told, "\(told) told, \(screens.count) found")
      #expect(screens == Array(expected.prefix(screens.count)), "run \(number)")
    }
  }

  /// Kills the host when it has told some events.
  ///
  /// - Returns: how many events it told.
  private func kill(_ host: URL, in folder: Folder, after number: Int) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = host
    process.arguments = [
      folder.url.appending(path: "trace.jsonl").path(percentEncoded: false),
      number % 2 == 0 ? "100000000" : "500",
    ]
    process.standardOutput = output
    try process.run()
    let reading = output.fileHandleForReading
    var told: [UInt8] = Array(reading.availableData)
    usleep(UInt32(number * 7_919 % 20_000))
    Foundation.kill(process.processIdentifier, SIGKILL)
    told += Array(try reading.readToEnd() ?? Data())
    process.waitUntilExit()
    try? reading.close()
    return told.count { $0 == UInt8(ascii: "\n") }
  }

  /// `trace.jsonl` is the youngest, `trace.2.jsonl` older than `trace.1.jsonl`.
  private static func age(_ name: String) -> Int { Int(name.split(separator: ".")[1]) ?? 0 }
}
