import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// Every construct of navigation is explained, or it is said why not.
@Suite struct AccountTests {
  private func account(_ source: String, showing content: String = "") throws -> SourceAccount {
    let folder = try Folder(
      besideSampleApp: [(name: "More.swift", bytes: Array("import SwiftUI\n\(source)".utf8))],
      showing: content)
    return try #require(try Pipeline().load([folder.path]).graph.account)
  }

  private func reasons(_ account: SourceAccount) -> [String] {
    account.notFollowed.map { "\($0.text): \($0.reason)" }
  }

  @Test func `what the graph tells is explained`() throws {
    let account = try account(
      """
      struct MoreView: View {
        @State private var isShown = false
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Help") { isShown = true }
            .sheet(isPresented: $isShown) { HelpView() }
          Button("Back") { dismiss() }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """, showing: "NavigationLink(\"More\") { MoreView() }")
    // The stack, two links, the sheet, what opens it, and the way back.
    #expect(account.explained == 6 && !account.hasGaps && account.notNavigation.isEmpty)
  }

  @Test func `the same said twice counts twice`() throws {
    let account = try account(
      """
      struct MoreView: View {
        @State private var isShown = false
        var body: some View {
          Button("Help") { isShown = true }
          Button("?") { isShown = true }.sheet(isPresented: $isShown) { Text("Help") }
        }
      }
      """, showing: "NavigationLink(\"More\") { MoreView() }")
    #expect(account.explained == 6 && account.notFollowed.isEmpty)
  }

  @Test(arguments: [
    "#Preview { VIEW }", "#Preview(\"dark\") { VIEW }", "#if DEBUG\n#Preview { VIEW }\n#endif",
    "struct More_Previews: PreviewProvider { static var previews: some View { VIEW } }",
    "struct More_Previews: PreviewProvider { static let shown = VIEW; static var previews: some View { shown } }",
    "#if DEBUG\nstruct P: PreviewProvider { static var previews: some View { build() }\nstatic func build() -> some View { VIEW } }\n#endif",
  ])
  func `what only a preview shows is counted as no navigation`(preview: String) throws {
    let view = "NavigationStack { Text(\"a\").sheet(isPresented: .constant(true)) { Text(\"b\") } }"
    let account = try account(preview.replacing("VIEW", with: view))
    #expect(account.notNavigation == [.init("in a preview", count: 2)] && !account.hasGaps)
  }

  @Test func `a screen that only code in the dark shows is told by name, with the place that names it`()
    throws
  {
    let account = try account(
      """
      protocol Board {}
      final class Switchboard: Board {
        func connect() -> some View { SettingsTab() }
      }
      struct SettingsTab: View {
        var body: some View { NavigationStack { Text("Settings").navigationTitle("Settings") } }
      }
      """)
    let words =
      "nothing was seen to show SettingsTab, named in Switchboard.connect, which was not followed either"
    #expect(account.unshown.map(\.name) == ["SettingsTab"] && account.unshown.map(\.reason) == [words])
    #expect(reasons(account) == ["NavigationStack: \(words)"])
    #expect(account.notFollowed.first?.location?.line == 7)
  }

  @Test func `a screen that is registered and that nothing leads to is told by name`() throws {
    let account = try account(
      """
      enum Stop: Hashable { case mill }
      struct MillView: View { var body: some View { Text("Mill") } }
      struct MoreView: View {
        var body: some View {
          Text("More").navigationDestination(for: Stop.self) { _ in MillView() }
        }
      }
      """, showing: "MoreView()")
    #expect(account.unshown.map(\.name) == ["MillView"])
    #expect(
      account.unshown.map(\.reason) == [
        "nothing was seen to show MillView, named in MoreView.body, which was followed"
      ])
  }

  @Test func `the reason is where the way ends, however far that is`() throws {
    let account = try account(
      """
      struct Outer {
        let inner = Inner()
      }
      struct Inner { func show() -> some View { NavigationStack { Text("") } } }
      struct MoreView: View {
        var body: some View { Text(String(describing: Outer.self)) }
      }
      """, showing: "MoreView()")
    let words =
      "nothing was seen to use Inner; that begins with Outer, named in MoreView.body, which was followed"
    #expect(reasons(account) == ["NavigationStack: \(words)"])
  }

  @Test(arguments: [
    ("struct OldTab: View { var body: some View { NewerTab() } }", "NewerTab()"),
    (
      "struct OldTab: View { var body: some View { OtherTab() } }\nstruct OtherTab: View { var body: some View { NewerTab()\nOldTab() } }",
      ""
    ),
    ("extension View { func old() -> some View { NewerTab() } }", ""),
  ])
  func `code that only unused code names is no navigation`(user: String, shown: String) throws {
    let tab = "struct NewerTab: View { var body: some View { NavigationStack { Text(\"\") } } }"
    let account = try account(user + "\n" + tab)
    #expect(account.unshown.isEmpty && !account.hasGaps)
    #expect(account.notNavigation == [.init("code that only unused code names", count: 1)])
    guard !shown.isEmpty else { return }
    #expect(try self.account(user + "\n" + tab, showing: shown).notNavigation.isEmpty)
  }

  @Test func `code that nothing names is no navigation`() throws {
    let account = try account(
      "struct OldTab: View { var body: some View { NavigationStack { Text(\"\") } } }")
    #expect(account.notNavigation == [.init("code that nothing names", count: 1)] && !account.hasGaps)
  }

  @Test func `a sheet that nothing opens is not followed`() throws {
    let account = try account(
      """
      struct MoreView: View {
        @State private var isShown = false
        var body: some View { Text("More").sheet(isPresented: $isShown) { Text("Help") } }
      }
      """, showing: "MoreView()")
    #expect(reasons(account) == ["sheet: nothing that was followed opens it"])
  }

  @Test func `a push of a value that is not known is not followed`() throws {
    let account = try account(
      """
      enum Route: Hashable { case one, two }
      struct MoreView: View {
        @State private var path = NavigationPath()
        let next: (Int) -> any Hashable
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") { path.append(next(3)) }
              .navigationDestination(for: Route.self) { route in
                switch route { case .one: Text("1"); case .two: DetailView() }
              }
          }
        }
      }
      """, showing: "Color.clear.fullScreenCover(isPresented: .constant(true)) { MoreView(next: remote) }")
    #expect(
      reasons(account).contains { $0.hasPrefix("path.append: where it leads could not be told") },
      "\(reasons(account))")
  }

  @Test func `code for another platform that nothing shows is no navigation of this one`() throws {
    let account = try account(
      """
      #if os(macOS)
      final class Windows {
        @State private var isShown = false
        func open() -> some View { Text("Mac").sheet(isPresented: $isShown) { Text("Help") } }
      }
      #endif
      struct MoreView: View {
        let windows: Windows
        var body: some View { Text("Phone") }
      }
      """, showing: "MoreView(windows: Windows())")
    #expect(account.notNavigation == [.init("for another platform: macOS", count: 1)])
  }

  @Test func `controllers of UIKit that nothing shows are told with all they push`() throws {
    let account = try account(
      """
      import UIKit
      final class ListController: UIViewController {
        @objc func open() { navigationController?.pushViewController(PageController(), animated: true) }
      }
      final class PageController: UIViewController {}
      """)
    #expect(account.unshown.map(\.name) == ["ListController", "PageController"])
    #expect(reasons(account) == ["pushViewController: no code names ListController; a storyboard may"])
  }

  @Test func `pages that are turned, alerts and initial values are no gaps`() throws {
    let account = try account(
      """
      struct MoreView: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) { Text("1").tag(0); Text("2").tag(1) }
            .tabViewStyle(.page)
        }
      }
      """, showing: "MoreView()")
    #expect(!account.hasGaps, "\(reasons(account))")
  }

  @Test func `an account survives the document, and two are one`() throws {
    let account = SourceAccount(
      explained: 3, notNavigation: [.init("a preview", count: 2)],
      notFollowed: [.init("sheet", owner: "A", reason: "why", at: .init(file: "A.swift", line: 2))],
      unshown: [.init("B", reason: "how", at: .init(file: "B.swift", line: 1))],
      choices: [.init(["C", "D"], in: "A", at: .init(file: "A.swift", line: 7))])
    var graph = NavigationGraph(name: "App", screens: [Screen(id: "A")])
    graph.account = account
    let reading = try GraphDocument.read(Array(GraphDocument.text(graph).utf8), file: "x.json")
    #expect(reading.graph == graph && reading.diagnostics.isEmpty)
    let both = account.united(with: account)
    #expect(both.explained == 6 && both.total == 8 && both.notNavigation == [.init("a preview", count: 4)])
    #expect(both.explainedShare == 0.75 && SourceAccount().explainedShare == 1)
  }
}
