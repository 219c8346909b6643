import Foundation

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// Sources to keep facts of.
enum CacheSamples {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let fixtures = repository.appending(path: "Tests/NavAtlasSwiftInputTests/Fixtures")

  /// The Swift files below a folder, with their bytes.
  static func sources(in folder: URL) -> [(file: SwiftSourceFile, bytes: [UInt8])] {
    let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.compactMap {
      $0 as? String
    }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return (SwiftSourceFile(path: name, module: "App"), Array(data))
    }
  }

  static func facts(_ source: [UInt8], path: String = "A.swift") -> FileFacts {
    source.withUnsafeBufferPointer { SyntaxReducer.facts(path: path, module: "App", source: $0) }
  }

  static func key(_ source: [UInt8]) -> FactsPack.Key { source.withUnsafeBytes { BLAKE2b.digest($0) } }

  static func facts(_ blob: [UInt8], for key: FactsPack.Key, path: String = "A.swift") -> FileFacts? {
    blob.withUnsafeBytes { FileFacts(path: path, module: "App", stored: $0, for: key) }
  }

  /// All that facts say, whatever they are made of.
  static func text(_ facts: FileFacts) -> String {
    // Sets have no order of their own.
    var facts = facts
    let handed = facts.handed.map { "\($0.key): \($0.value.sorted())" }
    let parts = [facts.assigned.sorted(), facts.given.sorted(), facts.madeCases.sorted(), handed.sorted()]
    var text = parts.map { $0.joined(separator: ", ") }.joined(separator: "\n") + "\n"
    (facts.assigned, facts.given, facts.madeCases, facts.handed) = ([], [], [], [:])
    dump(facts, to: &text)
    return text
  }

  /// Has a bit of all that facts can say.
  static let everything = """
    import SwiftUI
    // navatlas:ignore
    // navatlas:edge A -push-> B
    // navatlas:what
    typealias Path = [Route]
    @Name(1, label: "text") public var shared: Path? = nil, count = -12
    protocol Shown { associatedtype Body: View; func show(_ route: Route, at index: Int...) -> Body }
    indirect enum Route: Hashable { case a, b(Int, of: String), c(value: [String: Double]) }
    final class Model<T: View>: Shown where T: Hashable {
      typealias Inner = (Int, String) -> Void
      @Published private(set) var path: Path = [.a, .b(1_000, of: "é, e\u{301}")]
      static let keyPath = \\Model.path.count
      var both: Int { get { 1 } set(other) { count = other } }
      subscript(index: Int) -> Route { path[index] }
      init(path: @escaping @autoclosure () -> Path = [], _ `default`: some View) throws {}
    }
    extension Array: Shown where Element == Route { func act() { removeLast() } }
    struct Screen: View {
      var body: some View {
        #if FLAG
          let first: Int = 1
        #else
          exit()
        #endif
        Button("Show \\(name)") { model.path += [.a]; model?.path = other ?? .none } label: { Text("x") }
          .sheet(isPresented: $isShown, onDismiss: done) { [weak self] (a: Int, b) in self!.view(a) }
        func local<V>(_ value: V) async -> V { return value }
        guard !isShown, let route, var other = next() as? Screen, case .b(let number, of: _)? = route else { return }
        if a == b || a != c, #available(iOS 17, *) { dismiss() } else if flag { throw Fault() } else { x = y ? 1 : 2 }
        for (index, element) in list where true { continue }
        while let item = next() { break }
        repeat { try? run() } while running
        do { try await go() } catch { fail() }
        defer { end() }
        let chosen = if flag { A() } else { B() }
        switch route {
        case .a, Route.c, nil: [1, 2].forEach(print)
        case .b(3, of: let text) where text.isEmpty: ("a", label: true).0()
        case let (x, y): Set<Route>.self.init()
        case let view as Screen: view[0, in: 1].go()
        case is Never: super.body
        case 1...2: #Preview { Screen() }
        case _: fallthrough
        default: list.map(\\.name)
        }
        (value as! [Route]).last!
      }
    }
    func broken( { ] nonsense
    """
}
