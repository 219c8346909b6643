import Foundation
import NavAtlasModel
import NavAtlasSourceReading
import NavAtlasSwiftInput
import SwiftParser
import Tables

/// Reading a graph out of Swift source: against only parsing the same files, by two threads against one, with a cache, and
/// in memory.
struct SourceBenchmark {
  let navatlas: URL
  /// Holds the Swift files.
  let sources: URL
  private let rounds = 7

  /// - Returns: the rows of the table, the first of them about the files.
  func rows() throws -> [[String]] {
    // First of all: a program is charged with the memory of the process that starts it.
    let memory = try memory()
    let files = try SourceFiles(below: sources)
    let known = files.extract(threads: 1, knowing: SourceFactsCache(bytes: nil))
    let commented = files.withComment()
    return [
      ["\(files.list.count) Swift files", files.bytes.asSize, "–", "–"],
      row(
        "extraction / parsing alone, one thread, processor",
        Pair(rounds: rounds, { processor { files.extract(threads: 1) } }, { processor { files.parse() } })),
      row(
        "extraction by two threads / by one, on the wall",
        Pair(rounds: rounds, { wall { files.extract(threads: 2) } }, { wall { files.extract(threads: 1) } })),
      row(
        "extraction by two threads / by one, processor",
        Pair(
          rounds: rounds, { processor { files.extract(threads: 2) } },
          { processor { files.extract(threads: 1) } })),
      row(
        "with a comment more in one file, cached / anew, wall",
        Pair(
          rounds: rounds, { wall { commented.extract(threads: 1, knowing: known) } },
          { wall { commented.extract(threads: 1) } })),
      memory,
    ]
  }

  private func row(_ name: String, _ pair: Pair) -> [String] {
    [name, pair.first.asTime, pair.second.asTime, pair.ratio.asRatio]
  }

  /// What `navatlas graph` needs for the folder, against what it needs to say how it is used.
  private func memory() throws -> [String] {
    let path = sources.path(percentEncoded: false)
    let graph = Command(executable: navatlas, arguments: ["graph", path, "--keep-going", "--no-cache"])
    let pair = try Pair(
      rounds: 5, { Double(try graph.run().memory) },
      { Double(try Command(executable: navatlas, arguments: ["--help"]).run().memory) })
    return [
      "peak memory of `navatlas graph` / `--help`", Int(pair.first).asSize, Int(pair.second).asSize,
      pair.ratio.asRatio,
    ]
  }

  private func processor(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  private func wall(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    return start.duration(to: .now) / .seconds(1)
  }
}

/// The Swift files below a folder, in memory, so that no disk is measured.
struct SourceFiles {
  let list: [SwiftSourceFile]
  private var texts: [String: [UInt8]]

  init(below folder: URL) throws {
    let root = folder.standardizedFileURL
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let urls = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    guard !urls.isEmpty else {
      throw Command.Failure(description: "there is no Swift file below \(root.path(percentEncoded: false))")
    }
    let depth = root.pathComponents.count
    list = urls.map { url in
      SwiftSourceFile(
        path: url.path(percentEncoded: false), module: url.standardizedFileURL.pathComponents[depth])
    }
    .sorted { $0.path < $1.path }
    var texts: [String: [UInt8]] = [:]
    for file in list { texts[file.path] = Array(try Data(contentsOf: URL(filePath: file.path))) }
    self.texts = texts
  }

  var bytes: Int { texts.values.reduce(0) { $0 + $1.count } }

  /// - Returns: what is known afterwards.
  @discardableResult
  func extract(threads: Int, knowing cache: SourceFactsCache? = nil) -> SourceFactsCache? {
    var cache = cache
    let texts = texts
    _ = SwiftSourceReader(threads: threads).read(list, name: "App", cache: &cache) { texts[$0.path] ?? [] }
    return cache
  }

  /// The same files, the one in the middle of the list with a comment at its beginning.
  func withComment() -> SourceFiles {
    var files = self
    files.texts[list[list.count / 2].path]?.insert(contentsOf: "// A comment.\n".utf8, at: 0)
    return files
  }

  func parse() {
    for file in list {
      texts[file.path]?.withUnsafeBufferPointer { _ = Parser.parse(source: $0) }
    }
  }
}
