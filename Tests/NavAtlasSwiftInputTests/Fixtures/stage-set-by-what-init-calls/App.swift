import SwiftUI
enum Stage { case fresh, locked, open }
@main struct TownApp: App { var body: some Scene { WindowGroup { RootView() } } }
final class Safe: ObservableObject {
  static let shared = Safe()
  @Published private(set) var stage: Stage = .locked
  private init() { refresh() }
  func refresh() { stage = Files.exist() ? .locked : .fresh }
  func open() { stage = .open }
}
struct RootView: View {
  @ObservedObject var safe = Safe.shared
  var body: some View {
    switch safe.stage {
    case .fresh: Setup()
    case .locked: Lock()
    case .open: Parlour()
    }
  }
}
struct Setup: View { var body: some View { Button("s") { Safe.shared.open() } } }
struct Lock: View { var body: some View { Button("s") { Safe.shared.open() } } }
struct Parlour: View { var body: some View { Text("h") } }
enum Files { static func exist() -> Bool { ask() } }
