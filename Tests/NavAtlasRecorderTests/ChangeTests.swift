import Foundation
import NavAtlasRecorder
import NavAtlasTraces
import Testing

/// Which event each change becomes.
@Suite struct ChangeTests {
  private let memory = Memory()

  private func recorder(_ layout: RecordedLayout = .stack(root: "Home")) -> Recorder {
    Recorder(layout, to: memory, session: "s", options: RoundTripTests.options())
  }

  /// `push Detail [List, Detail]`, without the launch.
  private var events: [String] {
    RoundTripTests.reading(memory).events.dropFirst().map { event in
      let n = event.n.map { "(\($0))" } ?? ""
      let path = event.path.map { " [\($0.joined(separator: ", "))]" } ?? ""
      let place = event.container.map { " in \($0)" } ?? ""
      return "\(event.kind.rawValue)\(n) \(event.screen ?? "-")\(path)\(place)"
    }
  }

  @Test(arguments: [
    ("", "a", "push a [a]"), ("a", "", "pop Home []"), ("ab", "a", "pop a [a]"),
    ("abc", "a", "pop(2) a [a]"), ("ab", "", "popToRoot Home []"), ("ab", "ac", "replace c [a, c]"),
    ("a", "b", "replace b [b]"), ("ab", "cd", "setPath d [c, d]"), ("", "ab", "setPath b [a, b]"),
    ("ab", "b", "setPath b [b]"), ("ab", "ab", ""),
  ]) func `a path that changes becomes the least that explains it`(old: String, new: String, event: String) {
    let recorder = recorder()
    recorder.record(path: Array(old)) { RecordedScreen(String($0)) }
    let before = events.count
    recorder.record(path: Array(new)) { RecordedScreen(String($0)) }
    #expect(events.dropFirst(before) == (event.isEmpty ? [] : [event]))
  }

  @Test(arguments: [
    (RecordedMove.pop, "abc", "a", "pop(2) a [a]"), (.pop, "ab", "a", "pop(1) a [a]"),
    (.pop, "ab", "", "pop(2) Home []"), (.popTo, "abc", "a", "popTo a [a]"),
    (.popToRoot, "a", "", "popToRoot Home []"), (.setPath, "a", "ab", "setPath b [a, b]"),
    (.restore, "", "ab", "restore b [a, b]"), (.pop, "a", "ab", "push b [a, b]"),
  ]) func `what code did is believed where it fits`(
    move: RecordedMove, old: String, new: String, event: String
  ) {
    let recorder = recorder()
    recorder.record(path: Array(old)) { RecordedScreen(String($0)) }
    recorder.record(path: Array(new), as: move) { RecordedScreen(String($0)) }
    #expect(events.last == event)
  }

  private enum Route: Hashable, Codable {
    case list
    case detail(id: Int)
    case note(String)
  }
  private struct Recipe: Hashable { var name = "Salad" }
  private struct Box<Value: Hashable>: Hashable { var value: Value }

  @Test func `routes are named by their case or their type, never by what they hold`() {
    let names = [
      RecordedScreen(describing: Route.list), .init(describing: Route.detail(id: 7)),
      .init(describing: Route.note("secret")), .init(describing: Recipe()), .init(describing: "secret"),
      .init(describing: Box(value: "secret")), .init(describing: AnyHashable(Recipe())),
      .init(describing: AnyHashable(Route.detail(id: 7))), .init(describing: AnyHashable("secret")),
    ].map(\.name)
    #expect(
      names == ["list", "detail", "note", "Recipe", "String", "Box", "Recipe", "detail", "String"])
  }

  @Test func `the JSON of a NavigationPath is a path, its last element first`() throws {
    let recorder = recorder()
    let json = #"["Shop.Route","{\"detail\":{\"id\":7}}","Swift.String","\"secret\"","Swift.Int","7"]"#
    recorder.record(codablePath: Data(json.utf8))
    #expect(events == ["setPath detail [Int, String, detail]"])
    recorder.record(codablePath: Data(#"["Swift.Int","7"]"#.utf8))
    #expect(events.last == "pop(2) Int [Int]")
    #expect(recorder.statistics.rejected == 0)
    recorder.record(codablePath: nil)
    recorder.record(codablePath: Data("{}".utf8))
    #expect(recorder.statistics.rejected == 2)
    #expect(recorder.statistics.problem == "the path of 'main' is no array of types and values")
  }

  @Test func `a path of encoded values is named by their JSON`() throws {
    let recorder = recorder()
    let path = try [Route.list, .detail(id: 7)].map { try JSONEncoder().encode($0) }
    recorder.record(encodedPath: path)
    #expect(events == ["setPath detail [list, detail]"])
  }

  @Test func `elements with ids are the same screen while the ids are the same`() {
    let recorder = recorder()
    recorder.record(ids: [1, 2], names: ["a", "b"])
    recorder.record(ids: [1, 2], names: ["a", "b"])
    recorder.record(ids: [1, 4], names: ["a", "b"])
    recorder.record(ids: [1], names: [])
    #expect(events == ["setPath b [a, b]", "replace b [a, b]"])
    #expect(recorder.statistics.problem == "1 ids and 0 names make no path")
  }

  @Test func `what is not seen is told with its place`() {
    let recorder = recorder(WalkedApp.layout)
    recorder.record(path: ["Info"], in: "message") { RecordedScreen($0) }
    recorder.present("Sheet", stack: "sheet")
    recorder.record(path: ["List"], in: "home") { RecordedScreen($0) }
    recorder.present("Picker")
    recorder.record(path: ["Step"], in: "sheet") { RecordedScreen($0) }
    recorder.dismiss(2)
    #expect(
      events == [
        "push Home [Info] in w0/base/tab:mail/column:detail", "present Sheet",
        "push Sheet [List] in w0/base/tab:home", "present Picker", "push Picker [Step] in w0/layer:1",
        "dismiss(2) List",
      ])
  }

  @Test func `what cannot be is counted and said once`() {
    let said = Memory()
    var options = RoundTripTests.options()
    options.report = { _ = said.append(Array("\($0)\n".utf8), count: 1) }
    let recorder = Recorder(WalkedApp.layout, to: memory, options: options)
    for _ in 0..<3 { recorder.record(path: [1], in: "hme") }
    recorder.select(tab: "nothing")
    recorder.dismiss()
    recorder.record(selection: 1, in: "home")
    #expect(recorder.statistics.rejected == 6)
    #expect(
      said.lines == [
        "there is no stack 'hme'; known: home, boxes, message",
        "there is no tab 'nothing'; known: home, mail",
        "dismiss(1) of 0 presented screens", "'home' is no column that selects what the next one shows",
      ])
    #expect(events.isEmpty)
  }

  @Test func `two events of one instant stand one after the other, and count as two`() {
    var options = RecorderOptions.direct
    options.clock = { 5 }
    let recorder = Recorder(.stack(root: "Home"), to: memory, options: options)
    for number in 0..<6 { recorder.record(path: Array(0..<(number % 2))) { _ in "Item" } }
    let sessions = Session.group(RoundTripTests.reading(memory).events)
    #expect(sessions[0].events.map(\.time) == Array(5..<(5 + 6)))
    #expect(sessions[0].duplicates == 0)
  }

  @Test func `a URL is one event with all that its handler did`() {
    let recorder = recorder(WalkedApp.layout)
    recorder.select(tab: "mail")
    recorder.open("app://item/7?token=1#x") {
      recorder.select(tab: "home")
      recorder.record(path: ["List", "Item"], in: "home") { RecordedScreen($0) }
    }
    let event = RoundTripTests.reading(memory).events.last
    #expect(event?.kind == .openURL)
    #expect(event?.url == "app://item/7")
    #expect(event?.tab == "home")
    #expect(event?.path == ["List", "Item"])
    #expect(events.count == 2)
  }

  @Test func `a URL whose handler works later takes the changes of the next moment`() {
    var options = RecorderOptions.direct
    let clock = Clock()
    options.clock = { clock.now }
    let recorder = Recorder(.stack(root: "Home"), to: memory, options: options)
    recorder.opened("app://a")
    clock.set(50)
    recorder.record(path: ["a"]) { RecordedScreen($0) }
    clock.set(90)
    recorder.record(path: ["a", "b"]) { RecordedScreen($0) }
    clock.set(200)
    recorder.record(path: ["a", "b", "c"]) { RecordedScreen($0) }
    #expect(events == ["openURL b [a, b]", "push c [a, b, c]"])
  }
}
