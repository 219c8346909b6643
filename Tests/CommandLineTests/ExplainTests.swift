import TestSupport
import Testing

@Suite struct ExplainTests {
  private static let app = """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    final class Router: ObservableObject {
      @Published var sheet: Bool = false
      func open() { sheet = true }
    }
    struct Home: View {
      @StateObject var router = Router()
      var body: some View {
        Row(router: router)
          .sheet(isPresented: $router.sheet) { Detail() }
      }
    }
    struct Row: View {
      let router: Router
      var body: some View { Button("a") { router.open() } }
    }
    struct Detail: View { var body: some View { NavigationStack { NavigationLink("b") { Deep() } } } }
    struct Deep: View { var body: some View { Text("c") } }
    """

  private static func explain(_ edge: String, _ command: String = "graph") throws -> Navatlas.Outcome {
    try Navatlas.run([command, "A.swift", "--explain", edge], in: Folder("A.swift", app))
  }

  @Test(arguments: ["graph", "render"])
  func `an edge is explained by its kind and the chain of calls that leads to it`(command: String) throws {
    let outcome = try Self.explain("Home..Detail", command)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.text == """
        Home -> Detail: 1 move
          sheet: inferred, set off by user
            A.swift:2  in A.body
            A.swift:10  in Home.body
            A.swift:16  in Row.body
            A.swift:5  in Router.open  sets Router.sheet

        """)
  }

  @Test func `where no move leads, the shortest way is shown, or that there is none`() throws {
    #expect(
      try Self.explain("Home..Deep").text == """
        Home -> Deep: no move leads there at once
        the shortest way: Home -sheet-> Detail -push-> Deep

        """)
    #expect(
      try Self.explain("Deep..Home").text == """
        Deep -> Home: no move leads there at once
        and no other way leads there

        """)
  }

  @Test func `an unknown screen is an error with a near name`() throws {
    let outcome = try Self.explain("Home..Detial")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("there is no screen 'Detial'; did you mean 'Detail'?"))
    #expect(try Self.explain("Home").status == 64)
  }

  @Test func `an explanation survives the graph document`() throws {
    let folder = try Folder("A.swift", Self.app)
    #expect(try Navatlas.run(["graph", "A.swift", "-o", "a.json"], in: folder).status == 0)
    let again = try Navatlas.run(["graph", "a.json", "--explain", "Home..Detail"], in: folder)
    #expect(again.text == (try Self.explain("Home..Detail").text))
  }
}
