import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What a screen does is decided by its own code and what that reaches, not by who is met first.
@Suite struct ReadingOrderTests {
  private static let start = """
    import SwiftUI
    enum Exhibit: Hashable { case vase, coin, map }
    final class Tour: ObservableObject {
      @Published var stops: [Exhibit] = []
      var isLong = false
      METHODS
    }
    struct VaseView: View { var body: some View { Text("a") } }
    struct CoinView: View { var body: some View { Text("b") } }
    struct MapView: View { var body: some View { Text("c") } }
    """

  private static func wing(_ name: String, _ code: String) -> String {
    """
    struct \(name): View {
      @StateObject private var tour = Tour()
      var body: some View {
        NavigationStack(path: $tour.stops) {
          Button("a") { \(code) }
            .navigationDestination(for: Exhibit.self) { exhibit in
              switch exhibit {
              case .vase: VaseView()
              case .coin: CoinView()
              case .map: MapView()
              }
            }
        }
      }
    }
    """
  }

  /// The moves of an app with two tabs, whichever tab and method comes first.
  private func moves(_ methods: [String], _ north: String, _ south: String) throws -> Set<Set<String>> {
    var found: Set<Set<String>> = []
    for tabs in ["NorthWing(); SouthWing()", "SouthWing(); NorthWing()"] {
      for methods in [methods, methods.reversed()] {
        let app =
          "@main struct MuseumApp: App { var body: some Scene { WindowGroup { TabView { \(tabs) } } } }"
        let wings = [Self.wing("NorthWing", north), Self.wing("SouthWing", south)]
        let shared = Self.start.replacing("METHODS", with: methods.joined(separator: "\n"))
        let source = ([shared, app] + wings).joined(separator: "\n")
        let statements = try Folder("App.swift", source).load().statements
        found.insert(statements.filter { $0.contains("->") })
      }
    }
    return found
  }

  @Test func `functions that give each other's values give the same to whoever asks`() throws {
    let found = try moves(
      [
        "func first() -> Exhibit { if isLong { return second() }\nreturn .vase }",
        "func second() -> Exhibit { if isLong { return third() }\nreturn .coin }",
        "func third() -> Exhibit { if isLong { return first() }\nreturn .map }",
      ], "tour.stops.append(tour.first())", "tour.stops.append(tour.third())")
    let all = ["VaseView", "CoinView", "MapView"]
    #expect(found.count == 1)
    for moves in found {
      for exhibit in all {
        #expect(moves.contains("NorthWing -push-> \(exhibit)"))
        #expect(moves.contains("SouthWing -push-> \(exhibit)"))
      }
    }
  }

  @Test func `functions that call each other do the same for whoever calls`() throws {
    let found = try moves(
      [
        "func open() { stops.append(.vase); turn() }", "func turn() { if isLong { close() } }",
        "func close() { stops.append(.map); open() }",
      ], "tour.turn()", "tour.close()")
    #expect(
      found == [
        [
          "NorthWing -push-> VaseView", "NorthWing -push-> MapView", "SouthWing -push-> VaseView",
          "SouthWing -push-> MapView",
        ]
      ])
  }

  @Test func `a function that calls itself with what the source names is followed to the last`() throws {
    let found = try moves(
      [
        """
        func show(_ exhibit: Exhibit, _ step: Int) {
          switch step {
          case 0: show(exhibit, 1)
          case 1: show(exhibit, 2)
          case 2: show(exhibit, 3)
          case 3: show(exhibit, 4)
          case 4: show(exhibit, 5)
          default: stops.append(exhibit)
          }
        }
        """
      ], "tour.show(.vase, 0)", "tour.show(.coin, 3)")
    #expect(found == [["NorthWing -push-> VaseView", "SouthWing -push-> CoinView"]])
  }

  @Test(arguments: [(3, false), (8, true)])
  func `where one place makes too much to tell it apart, a warning says so with its line`(
    count: Int, isCut: Bool
  ) throws {
    func names(_ letter: String) -> String {
      (0..<count).map { "\"\(letter)\($0)\"" }.joined(separator: ", ")
    }
    let source = """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { HallView() } } }
      struct HallView: View {
        var body: some View {
          NavigationStack {
            ForEach([\(names("hall"))], id: \\.self) { hall in
              ForEach([\(names("page"))], id: \\.self) { page in
                PageRow(hall: hall, page: page)
              }
            }
            .navigationDestination(for: String.self) { page in
              switch page {
              \((0..<count).map { "case \"page\($0)\": Text(\"a\")" }.joined(separator: "\n"))
              default: Text("b")
              }
            }
          }
        }
      }
      struct PageRow: View {
        let hall: String
        let page: String
        var body: some View { NavigationLink(hall, value: page) }
      }
      """
    let said = try Folder("App.swift", source).load().diagnostics.filter { $0.message.contains("told apart") }
    #expect(said.map(\.location?.line) == (isCut ? [8] : []))
  }
}
