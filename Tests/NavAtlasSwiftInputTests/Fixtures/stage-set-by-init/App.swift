import SwiftUI
import FirebaseAuth
enum Stage { case waiting, out, inside }
@main struct TownApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @StateObject private var session = Session()
  var body: some View { RootView().environmentObject(session) }
}
final class Session: ObservableObject {
  @Published var stage: Stage = .waiting
  init() {
    stage = .inside
  }
}
struct RootView: View {
  @EnvironmentObject var session: Session
  var body: some View {
    switch session.stage {
    case .waiting: Waiting()
    case .out: Porch()
    case .inside: Parlour()
    }
  }
}
struct Waiting: View { var body: some View { Text("w") } }
struct Porch: View {
  @EnvironmentObject var session: Session
  var body: some View { Button("Wait") { session.stage = .waiting } }
}
struct Parlour: View {
  @EnvironmentObject var session: Session
  var body: some View { Button("Leave") { session.stage = .out } }
}
