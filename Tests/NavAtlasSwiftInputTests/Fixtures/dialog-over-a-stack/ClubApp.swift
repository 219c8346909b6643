import SwiftUI

final class Session: ObservableObject {
  @Published var isIn = false
  func leave() { isIn = false }
  func enter() { isIn = true }
}

@main struct ClubApp: App {
  @StateObject private var session = Session()
  var body: some Scene { WindowGroup { RootView().environmentObject(session) } }
}

struct RootView: View {
  @EnvironmentObject var session: Session
  var body: some View {
    Group {
      if session.isIn {
        TabView {
          RowsView().tabItem { Text("Rows") }
          OptionsView().tabItem { Text("Options") }
        }
      } else { GateView() }
    }
  }
}
struct GateView: View {
  @EnvironmentObject var session: Session
  var body: some View { Button("Enter") { session.enter() } }
}
struct RowsView: View { var body: some View { Text("Rows") } }
struct OptionsView: View {
  @EnvironmentObject var session: Session
  @State private var asks = false
  var body: some View {
    NavigationView {
      Form { Button("Sign out") { asks = true } }
    }
    .alert("Sign out", isPresented: $asks) {
      Button("Sign out", role: .destructive) { session.leave() }
    }
  }
}
