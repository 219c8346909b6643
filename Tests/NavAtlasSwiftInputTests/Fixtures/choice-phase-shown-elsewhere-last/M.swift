import SwiftUI

@main
struct PaperApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { IssuesView(session: session) }
        NavigationStack { AccountView(session: session) }
      }
    }
  }
}

struct Issue: Hashable, Identifiable { let id: Int }

final class Session: ObservableObject {
  @Published var isLoggedIn = false
}

struct IssuesView: View {
  @ObservedObject var session: Session
  @State private var asks = false

  var body: some View {
    List {
      NavigationLink("First") { IssueView(issue: Issue(id: 1)) }
      NavigationLink("Newest") { NewestView() }
      Button("Log in") { asks = true }
    }
    .sheet(isPresented: $asks) { LoginForm(session: session) }
  }
}

struct LoginForm: View {
  @ObservedObject var session: Session

  var body: some View {
    Button("Log in") { session.isLoggedIn = true }
    NavigationLink("Forgot") { ForgotView() }
  }
}

struct IssueView: View {
  let issue: Issue
  @State private var shares = false
  var body: some View { Button("Share") { shares = true }.sheet(isPresented: $shares) { ShareView() } }
}

struct ForgotView: View { var body: some View { Text("Forgot") } }
struct ShareView: View { var body: some View { Text("Share") } }
