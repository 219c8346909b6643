import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// Console output of composable apps, as `_printChanges()` and action labels print it, and of frameworks.
@Suite struct ConsoleTests {
  private func events(_ text: String) -> [String] {
    ConsoleFormat().read(Array(text.utf8), name: "c.log").events.map {
      "\($0.location?.line ?? 0) \($0.kind.rawValue) \($0.screen ?? "-")\($0.n.map { " \($0)" } ?? "")"
    }
  }

  @Test func `changes of a stack are pushes and pops`() {
    let text = """
      received action:
        AppFeature.Action.path(
          .push(
            id: #0,
            state: .detail(…)
          )
        )
        AppFeature.State(
          path: [
      +     #0: .detail(
      +       DetailFeature.State(id: 3)
      +     )
          ]
        )

      received action:
        AppFeature.Action.path(.element(id: #0, action: .detail(.editTapped)))
        (No state changes)

      received action:
        AppFeature.Action.openAll
        AppFeature.State(
          path: [
            #0: .detail(…),
      +     #1: .edit(EditFeature.State()),
      +     #2: .meeting(…)
          ]
        )

      received action:
        AppFeature.Action.path(.popFrom(id: #1))
        AppFeature.State(
          path: [
            #0: .detail(…),
      -     #1: .edit(…),
      -     #2: .meeting(…)
          ]
        )

      """
    #expect(
      events(text) == ["1 launch App", "1 push detail", "20 push edit", "20 push meeting", "30 pop detail 2"])
  }

  @Test func `what appears where nothing was is presented`() {
    let text = """
      received action:
        ListFeature.Action.addTapped
        ListFeature.State(
      -   _destination: nil,
      +   _destination: .add(
      +     FormFeature.State()
      +   ),
        )

      received action:
        ListFeature.Action.destination(.dismiss)
        ListFeature.State(
      -   _destination: .add(
      -     FormFeature.State()
      -   )
      +   _destination: nil
        )

      """
    #expect(events(text) == ["1 launch List", "1 present add", "10 dismiss List"])
  }

  @Test func `labels of actions are enough for a stack`() {
    let text = """
      received action: Root.Action.path(.push(id: #0, state: .a))
      received action: Root.Action.path(.push(id: #1, state: .b))
      received action: Root.Action.path(.push(id: #1, state: .b))
      received action: Root.Action.path(.popFrom(id: #0))
      received action: Root.Action.path(.popFrom(id: #7))
      """
    #expect(
      events(text) == [
        "1 launch Root", "1 push a", "2 push b", "3 message -", "4 popToRoot Root", "5 message -",
      ])
    let sessions = Session.group(ConsoleFormat().read(Array(text.utf8), name: "c.log").events)
    let codes = ReplayReport(sessions, against: nil).sessions[0].occurrences.map(\.diagnosis.code)
    #expect(codes == [.duplicateElement, .missingElement])
  }

  @Test func `messages of frameworks are found among other lines`() {
    let text = """
      hello
      2026-01-01 09:00:00 App[1:2] Update NavigationAuthority bound path tried to update multiple times per frame.
      bye
      """
    #expect(events(text) == ["2 message -"])
    #expect(TraceFormats.forContent(Array(text.utf8))?.id == "console")
  }

  @Test(arguments: [
    "", "\n\n", "received action:", "received action:\n  +", "received action: #", "+ #0: .a(",
  ])
  func `unfinished output is no error`(text: String) {
    #expect(ConsoleFormat().read(Array(text.utf8), name: "c.log").badLines == 0)
  }
}
