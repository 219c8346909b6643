import Supabase
import SwiftUI

let harbor = SupabaseClient(supabaseURL: URL(string: "https://harbor.example")!, supabaseKey: "key")

@main struct HarborApp: App {
  var body: some Scene { WindowGroup { Pier() } }
}

struct Pier: View {
  private enum Standing { case asked, aboard, ashore }

  @State private var standing: Standing = .asked

  var body: some View {
    NavigationStack {
      Group {
        switch standing {
        case .asked: Fog()
        case .aboard: Ship()
        case .ashore: Gangway()
        }
      }
    }
    .task { await watch() }
  }

  private func watch() async {
    for await (event, session) in harbor.auth.authStateChanges {
      if case .initialSession = event {
        standing = session == nil ? .ashore : .aboard
      } else if case .signedIn = event {
        standing = .aboard
      } else if case .signedOut = event {
        standing = .ashore
      }
    }
  }
}

struct Fog: View { var body: some View { Text("Wait") } }

struct Gangway: View {
  var body: some View {
    Button("Board") { Task { try await harbor.auth.signIn(email: "a", password: "b") } }
  }
}

struct Ship: View {
  var body: some View { Button("Leave") { Task { try await harbor.auth.signOut() } } }
}
