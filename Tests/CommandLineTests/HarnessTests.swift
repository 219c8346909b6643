import Foundation
import TestSupport
import Testing

@Suite struct HarnessTests {
  @Test func `running the program leaves nothing open`() throws {
    let folder = try Folder()
    let before = try openFiles()
    for _ in 0..<60 { _ = try Navatlas.run(["--version"], in: folder) }
    // Other tests run beside this one and hold a few of their own.
    #expect(try openFiles() < before + 60)
  }

  private func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd/").count
  }
}
