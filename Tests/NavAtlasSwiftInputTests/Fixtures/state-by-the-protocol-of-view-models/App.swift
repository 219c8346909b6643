import SwiftUI

// Each view model keeps a state, and a protocol lets views read it without naming it.
@dynamicMemberLookup
@MainActor protocol Presents {
  associatedtype State: Equatable
  associatedtype Intent
  var state: State { get }
  func handle(_ intent: Intent)
}
extension Presents {
  subscript<T>(dynamicMember part: KeyPath<State, T>) -> T { self.state[keyPath: part] }
}

enum Root { case harbour, deck }
@Observable final class Course {
  var root: Root { didSet { rootID = UUID() } }
  private(set) var rootID = UUID()
  init(root: Root = .harbour) { self.root = root }
  func sail(to root: Root) { self.root = root }
}

@main struct FerryApp: App {
  @State private var course = Course()
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        ZStack {
          switch course.root {
          case .harbour: HarbourView(model: HarbourModel())
          case .deck: DeckView(model: DeckModel())
          }
        }
        .id(course.rootID)
        .onReceive(NotificationCenter.default.publisher(for: .storm)) { _ in course.root = .harbour }
      }
      .environment(course)
    }
  }
}
extension Notification.Name { static let storm = Notification.Name("storm") }

@Observable final class HarbourModel: Presents {
  struct State: Equatable { var root: Root? }
  enum Intent { case board }
  var state = State()
  func handle(_ intent: Intent) {
    switch intent {
    case .board: Task { await leave() }
    }
  }
  private func leave() async { await MainActor.run { state.root = .deck } }
}
struct HarbourView: View {
  @Environment(Course.self) private var course
  @State private var model: HarbourModel
  init(model: HarbourModel) { _model = .init(initialValue: model) }
  var body: some View {
    Button("Board") { model.handle(.board) }
      .onChange(of: model.root) { _, root in
        guard let root else { return }
        course.sail(to: root)
      }
  }
}

enum Level: CaseIterable { case bridge, cabin, engine }
@Observable final class DeckModel: Presents {
  struct State: Equatable { var level: Level = .bridge }
  enum Intent { case climb(Level) }
  var state: State = .init()
  func handle(_ intent: Intent) {
    switch intent {
    case .climb(let level): state.level = level
    }
  }
}
struct DeckView: View {
  @State private var model: DeckModel
  init(model: DeckModel) { _model = .init(initialValue: model) }
  var body: some View {
    ZStack(alignment: .bottom) {
      level
      HStack {
        ForEach(Level.allCases, id: \.self) { level in
          Button("Climb") { model.handle(.climb(level)) }
        }
      }
    }
  }
  @ViewBuilder private var level: some View {
    switch model.level {
    case .bridge: BridgeView()
    case .cabin: CabinView()
    case .engine: EngineView()
    }
  }
}
struct BridgeView: View { var body: some View { Text("Bridge") } }
struct CabinView: View { var body: some View { Text("Cabin") } }
struct EngineView: View { var body: some View { Text("Engine") } }
