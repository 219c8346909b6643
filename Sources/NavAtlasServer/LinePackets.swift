import NavAtlasModel
import NavAtlasTraces

/// The lines of a request, read one by one.
struct LinePackets {
  /// Reads lines of the native format.
  ///
  /// - Parameters:
  ///   - limit: how many bytes a line may have.
  ///   - receipt: counts what is rejected.
  static func events(_ bytes: [UInt8], limit: Int, _ receipt: inout LiveReceipt) -> [TraceEvent] {
    var events: [TraceEvent] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      guard line.count <= limit else {
        receipt.reject(number, "the line has \(line.count) bytes; \(limit) are taken at most")
        continue
      }
      let reading = NativeFormat().read(Array(line) + [UInt8(ascii: "\n")], name: "")
      if let event = reading.events.first {
        events.append(event)
      } else {
        receipt.reject(number, reading.diagnostics.first?.message ?? "this is no event")
      }
    }
    receipt.taken = events.count
    return events
  }
}
