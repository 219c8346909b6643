import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasTraces

/// What is fed with random bytes, by name: `FUZZ_READER` chooses one, all are taken in turn without it.
enum Readers {
  typealias Reader = (name: String, read: @Sendable ([UInt8]) -> Void)

  static let all: [Reader] = formats + others

  private static let formats: [Reader] = TraceFormats.all.map { format in
    (format.id, { @Sendable bytes in read(format, bytes) })
  }

  private static let others: [Reader] = [
    ("mapping", { @Sendable bytes in _ = try? MappingDocument.read(bytes, file: "f") }),
    ("edge-table", { @Sendable bytes in table(bytes) }),
    ("summary", { @Sendable bytes in summary(bytes) }),
    ("saved-state", { @Sendable bytes in state(bytes) }),
  ]

  private static func table(_ bytes: [UInt8]) {
    guard EdgeTable.recognises(firstBytes: bytes) else { return }
    _ = EdgeTable(bytes, name: "f").fragment(against: nil, name: "f")
  }

  /// Reads a log in both ways that a format has, and replays what it holds.
  private static func read(_ format: any TraceFormat, _ bytes: [UInt8]) {
    _ = format.recognises(firstBytes: bytes)
    let reading = format.read(bytes, name: "f")
    if let scanner = format.lineScanner(head: bytes) {
      var scan = LogScan(scanner)
      var source = Bytes(rest: bytes[...])
      var builder = SummaryBuilder()
      scan.run(&source) { builder.add($0, $1) }
      precondition(scan.batch.badLines == reading.badLines, "the scanner and the decoder differ")
    }
    var events = reading.events
    events.rename(by: .standard, known: ["Home", "Detail"])
    let sessions = Session.group(events, idleGap: format.idleGap)
    precondition(sessions.reduce(0) { $0 + $1.events.count } == events.count)
    _ = ReplayReport(sessions, against: nil)
    let written = XESWriter().text(sessions)
    precondition(XESFormat().read(Array(written.utf8), name: "f").badLines == 0, "XES is not read as written")
  }

  private static func summary(_ bytes: [UInt8]) {
    guard var summary = try? SummaryDocument.read(bytes, name: "f") else { return }
    _ = SummaryDocument.text(&summary)
  }

  private static func state(_ bytes: [UInt8]) {
    guard let state = try? SavedState(bytes, file: "f") else { return }
    _ = StateCheck(state, of: app)
  }

  private static let app = NavigationGraph(
    screens: ["Home", "Detail"].map { Screen(id: $0) },
    containers: [Container(id: "main", .stack(.init(root: "Home")))],
    transitions: [Transition(from: .screen("Home"), to: "Detail", .push, label: "detail")])
}

/// Bytes in blocks of odd sizes.
struct Bytes: ByteSource {
  var rest: ArraySlice<UInt8>

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Never) -> Int {
    let block = rest.prefix(min(buffer.count, 37))
    buffer.copyBytes(from: block)
    rest = rest.dropFirst(block.count)
    return block.count
  }
}

private let chosen = ProcessInfo.processInfo.environment["FUZZ_READER"]

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  for reader in Readers.all where chosen == nil || chosen == reader.name { reader.read(bytes) }
  return 0
}
