import Foundation
public import Testing

/// Compares bytes with a file under `Goldens`; `UPDATE_SNAPSHOTS=1` rewrites it.
public func expectGolden(
  _ bytes: [UInt8], _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
    try Data(bytes).write(to: url)
    return
  }
  let expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
  #expect(String(decoding: bytes, as: UTF8.self) == expected, sourceLocation: sourceLocation)
}
