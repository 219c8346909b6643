import SwiftUI

@main struct A: App {
  @StateObject var session = Session()
  var body: some Scene { WindowGroup { RootView().environmentObject(session) } }
}
final class Session: ObservableObject {
  enum State { case signedOut, onboarding, main }
  @Published var state: State = .signedOut
  func signIn() { state = .onboarding }
  func finish() { state = .main }
  func signOut() { state = .signedOut }
  func restore() async { state = await load() }
  func load() async -> State { await api.state }
}
struct RootView: View {
  @EnvironmentObject var session: Session
  var body: some View {
    switch session.state {
    case .signedOut: LoginView()
    case .onboarding: OnboardingView()
    case .main: MainTabs()
    }
  }
}
struct LoginView: View {
  @EnvironmentObject var session: Session
  var body: some View { Button("in") { session.signIn() }.task { await session.restore() } }
}
struct OnboardingView: View {
  @EnvironmentObject var session: Session
  var body: some View { Button("done") { session.finish() } }
}
struct MainTabs: View {
  var body: some View {
    TabView {
      HomeView()
      SettingsView()
    }
  }
}
struct HomeView: View { var body: some View { Text("h") } }
struct SettingsView: View {
  @EnvironmentObject var session: Session
  var body: some View { Button("out") { session.signOut() } }
}
