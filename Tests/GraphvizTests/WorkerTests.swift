import Foundation
import Graphviz
import Testing

@Suite(.serialized) struct WorkerTests {
  /// The host stands beside the test bundle.
  static let command: WorkerCommand = {
    var folder = URL(
      filePath: CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0])
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "RenderWorkerHost").path
      if FileManager.default.isExecutableFile(atPath: candidate) {
        return WorkerCommand(executable: candidate)
      }
    }
    return WorkerCommand(executable: "RenderWorkerHost")
  }()

  private let service = RenderService(worker: command, threshold: 0)

  @Test func `a worker draws what this process draws`() throws {
    let request = RenderRequest(Samples.rich, format: .svg)
    let there = try service.render(request)
    let here = try Library.render(request)
    #expect(there.bytes == here.bytes)
    #expect(there.warnings == here.warnings)
  }

  @Test func `a worker is recycled`() throws {
    let service = RenderService(worker: Self.command, threshold: 0, recycleAfter: 2)
    let request = RenderRequest(Samples.tree(10), format: .svg)
    let first = try service.render(request)
    for _ in 0..<5 { #expect(try service.render(request) == first) }
  }

  @Test func `an error of the library comes back from the worker`() {
    let graph = Graph(name: "g", nodes: [Graph.Node("a")], edges: [Graph.Edge(from: "a", to: "b")])
    #expect(throws: GraphvizError.self) { try service.render(RenderRequest(graph, format: .svg)) }
  }

  @Test func `a crash of the library becomes an error and the next picture is drawn`() throws {
    var graph = Samples.tree(10)
    for index in graph.edges.indices { graph.edges[index].attributes[.weight] = "2147483647" }
    do {
      _ = try service.render(RenderRequest(graph, format: .svg))
      Issue.record("the library did not fail")
    } catch .workerDied(let reason) {
      #expect(!reason.isEmpty)
    } catch .layoutFailed {
      // Newer versions report it themselves.
    }
    #expect(try !service.render(RenderRequest(Samples.tree(5), format: .svg)).bytes.isEmpty)
  }

  @Test func `an endless layout is stopped at its deadline`() {
    var request = RenderRequest(Samples.chain(20_000), format: .svg)
    request.limits.seconds = 1
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      #expect(throws: GraphvizError.timedOut(1)) { try service.render(request) }
    }
    #expect(elapsed < .seconds(5))
  }

  @Test func `a graph beyond all bounds is refused at once`() {
    let request = RenderRequest(Samples.chain(50_000), format: .svg)
    #expect(throws: GraphvizError.tooLarge(99_999, limit: 60_000)) { try RenderService().render(request) }
  }

  @Test func `a deep chain does not overflow the stack`() throws {
    #expect(try !service.render(RenderRequest(Samples.chain(6_000), format: .svg)).bytes.isEmpty)
  }

  #if os(Linux)
    @Test func `the limit of memory is kept`() {
      var request = RenderRequest(Samples.tree(3000), format: .png)
      request.limits.memory = 120 << 20
      #expect(throws: GraphvizError.self) { _ = try service.render(request).bytes.count }
    }
  #endif

  @Test func `a program that is not there is an error`() {
    let service = RenderService(worker: WorkerCommand(executable: "/nowhere/worker"), threshold: 0)
    #expect(throws: GraphvizError.self) { try service.render(RenderRequest(Samples.tree(3), format: .svg)) }
  }

  @Test func `a program that answers nonsense is an error`() {
    let service = RenderService(
      worker: WorkerCommand(executable: "/bin/echo", arguments: ["hello"]), threshold: 0)
    #expect(throws: GraphvizError.self) { try service.render(RenderRequest(Samples.tree(3), format: .svg)) }
  }

  #if os(Linux)
    @Test func `two hundred pictures leave a process as small as it was`() async {
      // In a process of its own: other tests take memory, too.
      await #expect(processExitsWith: .success) {
        let request = RenderRequest(Samples.tree(60), format: .svg)
        let service = WorkerTests().service
        _ = try service.render(request)
        let before = try WorkerTests.residentMemory()
        for _ in 0..<200 { _ = try service.render(request) }
        let growth = try WorkerTests.residentMemory() - before
        precondition(growth < 200 * 20 << 10, "\(growth) bytes are left")
      }
    }

    static func residentMemory() throws -> Int {
      let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return (Int(fields[1]) ?? 0) * 4096
    }
  #endif
}
