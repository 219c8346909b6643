import Supabase
import SwiftUI

let backend = SupabaseClient(supabaseURL: URL(string: "https://boats.example")!, supabaseKey: "key")

@main struct BoatsApp: App {
  var body: some Scene { WindowGroup { HarborView() } }
}

struct HarborView: View {
  @State private var session: Session?
  @State private var isLoading = true

  var body: some View {
    Group {
      if isLoading {
        ProgressView("Loading")
      } else if session != nil {
        BoatsView()
      } else {
        GateView()
      }
    }
    .task { await observe() }
  }

  private func observe() async {
    isLoading = false
    for await state in backend.auth.authStateChanges {
      switch state.event {
      case .signedIn: session = state.session
      case .signedOut: session = nil
      default: break
      }
    }
  }
}

struct GateView: View {
  @State private var name = ""
  @State private var word = ""
  var body: some View {
    Button("Enter") { Task { try await backend.auth.signIn(email: name, password: word) } }
  }
}

struct BoatsView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Skipper") { SkipperView() }
    }
  }
}

struct SkipperView: View {
  var body: some View { Button("Leave") { Task { try await backend.auth.signOut() } } }
}
