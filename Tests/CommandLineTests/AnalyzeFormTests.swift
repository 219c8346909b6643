import Foundation
import TestSupport
import Testing

@Suite struct AnalyzeFormTests {
  private func junit(_ notation: String) throws -> String {
    let outcome = try Navatlas.run(
      ["analyze", "a.nav", "--format", "junit"], in: try Folder("a.nav", notation))
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.text
  }

  @Test func `in JUnit every screen is a test, and one that nothing leads back from fails`() throws {
    let text = try junit("stack main: A\nA -push-> B\nA -cover-> C\n")
    #expect(text.contains(#"<testcase name="B" classname="Regular and compact width"/>"#), "\(text)")
    #expect(
      text.contains(/name="C" classname="Regular and compact width">\s*<failure message="no way out"/),
      "\(text)")
  }

  @Test func `in JUnit a stack that grows without end fails`() throws {
    let text = try junit("stack main: A\nA -push-> User -push-> User\n")
    #expect(text.contains(#"<failure message="grows without end: User → User"/>"#), "\(text)")
  }

  @Test func `in JUnit a screen that nothing leads to fails`() throws {
    let text = try junit("stack main: A\nA -push-> B\nC -push-> D\n")
    #expect(text.matches(of: /failure message="not reachable"/).count == 2, "\(text)")
    #expect(text.contains(#"failures="2""#), "\(text)")
  }

  @Test func `a Swift file of another ending is read as source when that is asked for`() throws {
    let source = """
      import SwiftUI
      @main struct TourApp: App { var body: some Scene { WindowGroup { NavigationStack { Start() } } } }
      struct Start: View { var body: some View { NavigationLink("a") { Lake() } } }
      struct Lake: View { var body: some View { Text("a") } }
      """
    let outcome = try Navatlas.run(
      ["graph", "Tour.txt", "--input-format", "swift"], in: try Folder("Tour.txt", source))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("Lake"), "\(outcome.text)")
  }
}
