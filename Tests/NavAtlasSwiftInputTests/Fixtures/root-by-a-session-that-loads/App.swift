import SwiftUI

@main struct SessionApp: App {
  @State private var session = Session()

  var body: some Scene { WindowGroup { RootView(session: session) } }
}

@Observable final class Session {
  enum State { case signedOut, signedIn, loading }
  var state = State.signedOut

  func signIn() { state = .signedIn }
  func signOut() { state = .signedOut }
}

struct RootView: View {
  let session: Session

  var body: some View {
    switch session.state {
    case .signedOut: LoginView(session: session)
    case .signedIn: HomeView(session: session)
    case .loading: ProgressView()
    }
  }
}

struct LoginView: View {
  let session: Session
  var body: some View { Button("Sign in") { session.signIn() } }
}

struct HomeView: View {
  let session: Session
  var body: some View { Button("Sign out") { session.signOut() } }
}
