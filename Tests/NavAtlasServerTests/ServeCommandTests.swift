import Foundation
import TestSupport
import Testing

/// The command.
@Suite struct ServeCommandTests {
  @Test func `what is saved is drawn anew, and what cannot be read is said`() async throws {
    let folder = try Folder("app.nav", "root: A\nA -push-> B\n")
    let command = try ServedCommand(["app.nav"], in: folder)
    let page = try await command.watcher()
    let first = try await page.message()
    #expect(first.type == "graph" && first.svg?.contains("<title>B") == true)

    try folder.write(Array("root: A\nA -push-> Another\n".utf8), to: "app.nav")
    #expect(try await page.message().svg?.contains("<title>Another") == true)

    try folder.write(Array("root: A\nA -puhs-> B\n".utf8), to: "app.nav")
    let broken = try await page.message()
    #expect(broken.svg == "")
    #expect(
      broken.notes?.contains { $0.hasPrefix("app.nav:2") && $0.contains("-push->") } == true, "\(broken)")

    try folder.write(Array("root: A\nA -push-> Mended\n".utf8), to: "app.nav")
    #expect(try await page.message().svg?.contains("<title>Mended") == true)
  }

  @Test func `a Swift file that comes to a folder is seen`() async throws {
    let folder = try Folder(
      "Home.swift",
      "import SwiftUI\nstruct Home: View { var body: some View { Text(\"a\") } }\n@main struct A: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }\n"
    )
    let command = try ServedCommand(["."], in: folder)
    let page = try await command.watcher()
    #expect(try await page.message().svg?.contains("<title>Detail") == false)
    try folder.write(
      Array(
        "import SwiftUI\nstruct Detail: View { var body: some View { Text(\"b\") } }\nextension Home { var link: some View { NavigationLink(\"b\") { Detail() } } }\n"
          .utf8), to: "Detail.swift")
    #expect(try await page.message().type == "graph")
  }

  @Test func `without an input it serves what the settings name`() async throws {
    let folder = try Folder(".navatlas.yml", "inputs: [app.nav]\n")
    try folder.write(Array("root: A\nA -push-> Named\n".utf8), to: "app.nav")
    let command = try ServedCommand([], in: folder)
    #expect(try await command.watcher().message().svg?.contains("<title>Named") == true)
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `it stops when it is told to`(signal: Int32) async throws {
    let command = try ServedCommand([], in: Folder())
    _ = try await command.watcher()
    #expect(command.stop(signal) == 0)
  }

  @Test func `a port that is taken gives 2 and says what would be right`() throws {
    let folder = try Folder()
    let command = try ServedCommand([], in: folder)
    let second = try Navatlas.run(["serve", "--port", "\(command.port)"], in: folder)
    #expect(second.status == 2)
    #expect(
      second.errors
        == "error: port \(command.port) cannot be used: Address already in use; --port 0 takes one that is free\n"
    )
  }

  @Test func `an input that cannot be read gives 2 before anything listens`() throws {
    let outcome = try Navatlas.run(["serve", "missing.nav"], in: Folder())
    #expect(outcome.status == 2 && outcome.text.isEmpty)
    #expect(outcome.errors.hasPrefix("missing.nav: error: "))
  }

  @Test(arguments: [["-"], ["--port", "70000"], ["--nothing"]]) func `wrong usage gives 64`(
    arguments: [String]
  ) throws {
    #expect(try Navatlas.run(["serve"] + arguments, in: Folder()).status == 64)
  }
}
