import Foundation
import NavAtlasRecorder
import NavAtlasTraces
import Observation
import Synchronization
import Testing

/// The ready routers.
@MainActor @Suite struct RouterTests {
  private enum Screen: String, Hashable, Codable { case b1, b2, b3, c1, c3 }

  private let memory = Memory()

  private var events: [String] {
    RoundTripTests.reading(memory).events.dropFirst().map { event in
      "\(event.kind.rawValue)\(event.n.map { "(\($0))" } ?? "") \(event.path ?? [])"
    }
  }

  @Test func `a stack of routes does what routers do, and nothing stops the app`() {
    var stack: RouteStack<Screen> = []
    stack.push(.b1)
    stack.push(.b2)
    stack.push(.c1)
    #expect(stack == [.b1, .b2, .c1])
    var isDone = stack.switchScreen(.c3)
    #expect(isDone && stack == [.b1, .b2, .c3])
    var gone = [stack.pop(), stack.pop(depth: 2), stack.pop()]
    #expect(gone == [1, 2, 0] && stack.isEmpty)
    isDone = stack.switchScreen(.b1) || stack.pop(to: .b1)
    #expect(!isDone && stack.isEmpty)
    stack.push([.b1, .b2, .b1, .b3])
    gone = [stack.pop(depth: 0), stack.pop(depth: -3)]
    isDone = stack.pop(to: .b1)
    #expect(gone == [0, 0] && isDone && stack == [.b1, .b2, .b1])
    gone = [stack.pop(depth: 9)]
    #expect(gone == [3])
    stack.popToRoot()
    #expect(stack.isEmpty)
  }

  @Test func `a stack of routes is saved as a plain array`() throws {
    let stack: RouteStack<Screen> = [.b1, .c3]
    let data = try JSONEncoder().encode(stack)
    #expect(String(decoding: data, as: UTF8.self) == #"["b1","c3"]"#)
    #expect(try JSONDecoder().decode(RouteStack<Screen>.self, from: data) == stack)
  }

  @Test func `a router records what it was told, and the back button too`() {
    let recorder = Recorder(.stack(root: "Main"), to: memory, session: "s", options: RoundTripTests.options())
    let router = Router<Screen>([.b1], recorder: recorder)
    router.push(.b2)
    router.push([.c1, .c3])
    router.pop(depth: 2)
    router.path.removeLast()
    router.switchScreen(.b3)
    router.pop()
    router.pop()
    router.switchScreen(.b1)
    router.set([.b1, .b2])
    router.popToRoot()
    router.set([.b1, .b2, .b3])
    router.pop(to: .b1)
    #expect(
      events == [
        #"restore ["b1"]"#, #"push ["b1", "b2"]"#, #"setPath ["b1", "b2", "c1", "c3"]"#,
        #"pop(2) ["b1", "b2"]"#, #"pop ["b1"]"#, #"replace ["b3"]"#, "pop(1) []", #"setPath ["b1", "b2"]"#,
        "popToRoot []", #"setPath ["b1", "b2", "b3"]"#, #"popTo ["b1"]"#,
      ])
    let report = ReplayReport(Session.group(RoundTripTests.reading(memory).events), against: nil)
    #expect(report.sessions.flatMap(\.occurrences).isEmpty, "\(report.sessions)")
  }

  @Test func `a router tells who observes it`() {
    let router = Router<Screen>()
    let changes = Mutex(0)
    withObservationTracking {
      _ = router.path.count
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    router.push(.b1)
    #expect(changes.withLock { $0 } == 1)
  }
}
