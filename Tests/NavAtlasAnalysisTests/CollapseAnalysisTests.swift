import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// The rows of the graph collapse (semantics 5.5), each on the smallest split view that shows it.
@Suite struct CollapseAnalysisTests {
  private func findings(_ notation: String) throws -> CollapseFindings {
    Facts(try NavigationGraph(notation: notation))[CollapseAnalysis.self, .regular]
  }

  private func compact(_ notation: String) throws -> GraphMeasures {
    try NavigationGraph(notation: notation).measures(.compact)
  }

  @Test func `a selection by another control is lost in compact width`() throws {
    let split = "split main: sidebar Folders | detail Mail\n"
    #expect(try findings(split + "Folders -select-> Mail {via=control, column=sidebar}").lost == ["Mail"])
    #expect(try findings(split + "Folders -select-> Mail {column=sidebar}").lost == [])
    #expect(
      try findings(split + "Folders -select-> Mail {via=control, prefer=detail, column=sidebar}").lost == [])
  }

  @Test func `a preferred column with a placeholder shows it first`() throws {
    let findings = try findings("split main: sidebar Trips | detail Trip placeholder Empty {prefer=detail}")
    #expect(findings.placeholderFirst == ["Empty"])
    #expect(findings.placeholderNeverSeen == [])
  }

  @Test func `a screen of two columns can be in the stack twice`() throws {
    let findings = try findings(
      "split main: sidebar Folders | content Mails stack | detail Mail\nMails -push-> Mail {container=main}")
    #expect(
      findings.duplicates == [.init(screen: "Mail", container: "main", columns: ["content", "detail"])])
  }

  @Test func `a link across weighs the columns it passes and its value`() throws {
    let measures = try compact(
      "split main: sidebar Home | content List | detail Page stack\nHome -linkAcross-> Photo {column=sidebar}"
    )
    #expect(measures["Photo"]?.minDepth == 3)
    #expect(measures.stack("Photo") == "Home>List>Page>Photo")
  }

  @Test func `writing a column's path lies on that column's root`() throws {
    let measures = try compact(
      "split main: sidebar Home | detail Page stack\nPage -setPath-> A, B")
    #expect(measures.stack("B") == "Home>Page>A>B")
  }

  @Test func `a selection from a later column goes back to the next column's root`() throws {
    let measures = try compact(
      "split main: sidebar Home | detail Page stack\nPage -push-> A -push-> B\nB -select-> Page {column=sidebar}"
    )
    #expect(measures.plan("B") == ["select Page", "back Home"])
  }

  @Test func `popovers and inspectors are sheets in compact width`() throws {
    let notation = "Home -popover-> Hint\nHome -inspector-> Info"
    #expect(try compact(notation).plan("Info") == ["dismissGesture Home"])
    let graph = try CompactView().view(of: NavigationGraph(notation: notation))
    #expect(graph.transitions.map(\.kind) == [.sheet, .sheet])
  }

  @Test func `the compact graph of a split view is one stack`() throws {
    let graph = try CompactView().view(
      of: NavigationGraph(
        notation:
          "split main: sidebar List | detail Page stack placeholder None\nPage -push-> More\nMore -popToRoot->"
      ))
    #expect(graph.containers.map(\.body) == [.stack(.init(root: "List"))])
    #expect(graph.screens.map(\.id).contains("None") == false)
    let moves = graph.transitions.map { "\($0.from) \($0.kind.rawValue) \($0.to ?? "")" }.sorted()
    #expect(moves == ["List push Page", "More popTo Page", "Page push More"])
  }

  @Test func `frames below a link's target were never visited`() throws {
    let findings = try findings("Home -push-> Trips -push-> Trip\nurl \"app://x\" -> Home > Trips > Trip")
    #expect(findings.unvisitedBack == ["Trips"])
  }
}
