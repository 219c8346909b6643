import NavAtlasKit
import NavAtlasModel
import NavAtlasReports
import TestSupport
import Testing

/// Views that take turns inside of one screen are told: were they screens, the graph would lack them.
@Suite struct ViewChoiceTests {
  private func choices(_ body: String, _ views: String = "") throws -> [String] {
    let source = """
      import SwiftUI
      struct HostView: View {
        @State private var step = 0
        @State private var isWide = false
        @State private var item: Int?
        var body: some View { \(body) }
      }
      struct NameView: View { var body: some View { Text("Name").navigationTitle("Name") } }
      struct AgeView: View { var body: some View { Text("Age") } }
      struct FailedView: View { var body: some View { Text("Failed").toolbar { Text("") } } }
      struct RowView: View { var body: some View { Text("1") } }
      struct CardView: View { var body: some View { Text("2") } }
      \(views)
      """
    let folder = try Folder(
      besideSampleApp: [(name: "More.swift", bytes: Array(source.utf8))],
      showing: "NavigationLink(\"More\") { HostView() }")
    let account = try #require(try Pipeline().load([folder.path]).graph.account)
    return account.choices.map {
      "\($0.screen): \($0.views.joined(separator: " ")) at \($0.location?.line ?? 0)"
    }
  }

  private let turns = ["HostView: AgeView NameView at 6"]

  @Test(arguments: [
    "if isWide { NameView() } else { AgeView() }",
    "VStack { Text(\"Top\"); if isWide { NameView() } else { AgeView() } }",
    "VStack { Text(\"Top\"); switch step { case 0: AgeView(); case 1: NameView(); default: EmptyView() } }",
    "Form { Section { if step == 0 { AgeView() } else if step == 1 { NameView() } else { Text(\"\") } } }",
    "ScrollView { if isWide { NameView().padding() } else { AgeView() } }",
  ])
  func `a choice in one screen is told once, with the place`(body: String) throws {
    #expect(try choices(body) == turns)
  }

  @Test(arguments: [
    "if isWide { RowView() } else { CardView() }",
    "if isWide { NameView() } else { FailedView() }",
    "VStack { NameView(); AgeView() }",
    "VStack { if isWide { NameView() } }",
    "VStack { if isWide { NameView() } else { Text(\"\") } }",
    "VStack { if isWide { NameView() } else { AgeView() } }.sheet(item: $item) { _ in AgeView() }"
      + ".task { item = 1 }",
  ])
  func `what hardly is a screen, is a phase by its name or is a screen is not told`(body: String) throws {
    #expect(try choices(body) == [])
  }

  @Test func `a choice within a choice is told with the outer one`() throws {
    let inner = "if isWide { NameView() } else { AgeView() }"
    let body = "VStack { Text(\"\"); if step == 0 { \(inner) } else { CardView() } }"
    #expect(try choices(body) == ["HostView: AgeView CardView NameView at 6"])
  }

  @Test func `code that is not reached makes no choice`() throws {
    let lost =
      "struct LostView: View { var body: some View { if Bool.random() { NameView() } else { AgeView() } } }"
    #expect(try choices("Text(\"\")", lost) == [])
  }

  @Test func `a report says how many there are`() {
    var account = SourceAccount(explained: 2, choices: [.init(["A", "B"], in: "C")])
    #expect(
      account.remark == "2 of 2 navigation constructs explained, 1 choice between views counts as one screen")
    account.choices.append(.init(["D", "E"], in: "F"))
    #expect(account.remark?.hasSuffix("2 choices between views count as one screen each") == true)
    #expect(SourceAccount(explained: 2).remark == nil)
  }
}
