import ArgumentParser
import NavAtlasKit
import NavAtlasTraces

struct TraceEdgesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edges", abstract: "Print how often each screen followed each other one.",
    discussion: """
      One line an edge, sorted: from, a tab, to, a tab, the count. Screens follow each other in a session, ordered by \
      time; events with equal times keep the order of the log.
      """)

  @OptionGroup var logs: LogOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console()
    try console.run {
      let counter = try logs.counter(idleGap: nil, measures: false)
      var counted = try console.progress("Counting") { try counter.count(logs.inputs) }
      try logs.report(counted, console)
      var lines: [UInt8] = []
      for edge in counted.builder.edges() {
        lines += "\(edge.from.inTable)\t\(edge.to.inTable)\t\(edge.count)\n".utf8
      }
      try output.write(lines, Pipeline(), console)
    }
  }
}

extension String {
  /// The text without what would end a cell or a line of a table: those characters, and the backslash, are escaped.
  fileprivate var inTable: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
