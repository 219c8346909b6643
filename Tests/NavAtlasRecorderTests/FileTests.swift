import Foundation
import NavAtlasRecorder
import NavAtlasTraces
import TestSupport
import Testing

/// The file: rotation, limits, and what a kill leaves.
@Suite struct FileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func path(_ name: String = "trace.jsonl") -> String {
    folder.url.appending(path: name).path(percentEncoded: false)
  }

  private func lines(_ numbers: Range<Int>) -> [UInt8] {
    numbers.flatMap {
      Array("{\"session\":\"s\",\"ts\":\($0),\"event\":\"screen\",\"screen\":\"S\($0)\"}\n".utf8)
    }
  }

  /// The screens that the reader finds in the files, and how many lines it cannot read.
  private func read(_ paths: [String]) throws -> (screens: [String], badLines: Int) {
    let readings = try paths.map {
      NativeFormat().read(Array(try Data(contentsOf: URL(filePath: $0))), name: $0)
    }
    return (readings.flatMap(\.events).compactMap(\.screen), readings.reduce(0) { $0 + $1.badLines })
  }

  @Test func `a file that is cut at any byte loses its unfinished line and no other`() throws {
    let whole = lines(0..<12)
    for cut in 0...whole.count {
      try folder.write(Array(whole.prefix(cut)), to: "trace.jsonl")
      let complete = whole.prefix(cut).count { $0 == UInt8(ascii: "\n") }
      let isTorn = cut > 0 && whole[cut - 1] != UInt8(ascii: "\n")
      let before = try read([path()])
      // A last line that lacks nothing but its end is read.
      let isReadable = before.screens.count > complete
      #expect(before.screens.prefix(complete).elementsEqual((0..<complete).map { "S\($0)" }))

      let file = try TraceFile(path: path())
      #expect(file.append(lines(100..<103), count: 3) == TraceReceipt(kept: 3))
      let after = try read([path()])
      let found = (0..<(complete + (isReadable ? 1 : 0))).map { "S\($0)" } + ["S100", "S101", "S102"]
      #expect(after.screens == found, "cut at \(cut)")
      #expect(after.badLines == (isTorn && !isReadable ? 1 : 0), "cut at \(cut)")
    }
  }

  @Test(arguments: [80, 200, 1_000], [1, 2, 5]) func `files are set aside at their size, and the oldest go`(
    size: Int, count: Int
  ) throws {
    let file = try TraceFile(path: path(), limits: .init(fileSize: size, files: count))
    for start in stride(from: 0, to: 60, by: 6) {
      #expect(file.append(lines(start..<(start + 6)), count: 6).kept == 6)
    }
    #expect(file.paths.count <= count)
    for path in file.paths { #expect(try Data(contentsOf: URL(filePath: path)).count <= size) }
    let found = try read(file.paths)
    #expect(found.badLines == 0)
    // What is left is the end, without a hole.
    #expect(found.screens == (0..<60).map { "S\($0)" }.suffix(found.screens.count))
    #expect(folder.names.count == file.paths.count)
  }

  @Test func `a line that is longer than a file gets a file of its own`() throws {
    let file = try TraceFile(path: path(), limits: .init(fileSize: 20, files: 3))
    #expect(file.append(lines(0..<3), count: 3).kept == 3)
    #expect(try read(file.paths).screens == ["S0", "S1", "S2"])
    #expect(
      file.paths.map { $0.split(separator: "/").last } == ["trace.2.jsonl", "trace.1.jsonl", "trace.jsonl"])
  }

  @Test func `a file goes on where it ended`() throws {
    for part in 0..<3 {
      let file = try TraceFile(path: path(), limits: .init(fileSize: 150, files: 9))
      #expect(file.append(lines((part * 4)..<(part * 4 + 4)), count: 4).kept == 4)
    }
    let file = try TraceFile(path: path(), limits: .init(fileSize: 150, files: 9))
    #expect(try read(file.paths).screens == (0..<12).map { "S\($0)" })
  }

  @Test func `a file that cannot be written says why`() throws {
    #expect {
      try TraceFile(path: path("missing/trace.jsonl"))
    } throws: { error in
      "\(error)" == "'\(path("missing/trace.jsonl"))' cannot be written: No such file or directory"
    }
  }

  @Test func `a full disk keeps whole lines, counts the others, and goes on behind them`() throws {
    // On Linux this file is always full.
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let file = try TraceFile(path: "/dev/full", limits: .init(fileSize: .max, files: 1))
    let recorder = Recorder(.stack(root: "Home"), to: file, session: "s", options: .direct)
    recorder.record(path: ["a"]) { RecordedScreen($0) }
    #expect(recorder.statistics.written == 0)
    #expect(recorder.statistics.dropped == 2)
    #expect(recorder.statistics.problem == "'/dev/full' cannot be written: No space left on device")
  }
}
