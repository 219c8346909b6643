import TestSupport
import Testing

/// What was not followed is said by every command, and can fail a job.
@Suite struct AccountTests {
  private static let app = """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View { var body: some View { NavigationLink("b") { Deep() } } }
    struct Deep: View { let later = Later.self; var body: some View { Text("c") } }
    struct Later: View { var body: some View { NavigationStack { Text("d") } } }
    """
  private static let controllers = """
    import UIKit
    final class List: UIViewController {
      func open() { present(Page(), animated: true) }
    }
    final class Page: UIViewController {}
    """

  private func run(_ arguments: [String], on source: String = app) throws -> Navatlas.Outcome {
    try Navatlas.run(arguments, in: Folder("A.swift", source))
  }

  @Test(arguments: ["text", "json", "markdown", "junit"])
  func `an account has every form`(format: String) throws {
    let outcome = try run(["graph", ".", "--account", "--format", format])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.contains("nothing was seen to show Later, named in Deep.later, which was followed"))
    #expect(outcome.text.contains("A.swift"))
  }

  @Test(arguments: [["graph", "."], ["analyze", "."], ["render", ".", "-o", "x.svg"]])
  func `commands end with one line of what was left unexplained`(arguments: [String]) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasSuffix(
        "note: 2 of 3 navigation constructs explained, 1 screen is shown by code that was not followed; "
          + "'navatlas graph … --account' lists them\n"), "\(outcome.errors)")
  }

  @Test func `a share that is asked for and not there fails the job`() throws {
    #expect(try run(["graph", ".", "--min-explained", "66"]).status == 0)
    let outcome = try run(["graph", ".", "--min-explained", "70"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error: 2 of 3 navigation constructs explained, fewer than 70 %"))
    #expect(try run(["graph", ".", "--min-explained", "101"]).status == 64)
    #expect(try run(["graph", ".", "--format", "markdown"]).status == 64)
  }

  @Test func `a graph that was not read from source has no account`() throws {
    let outcome = try Navatlas.run(["graph", "a.nav", "--account"], in: Folder("a.nav", "A -push-> B"))
    #expect(outcome.status == 2 && outcome.errors.contains("only a graph that is read from Swift source"))
  }

  @Test func `where nothing was understood, that is the answer`() throws {
    let drawn = try run(["render", ".", "-o", "x.svg"], on: Self.controllers)
    #expect(drawn.status == 2)
    let words = "no screen was found in 1 Swift file: there are 1 navigation construct and 2 screens"
    #expect(drawn.errors.contains(words))
    let account = try run(["graph", ".", "--account"], on: Self.controllers)
    #expect(account.status == 2 && account.text.contains("no code names List; a storyboard may"))
  }
}
