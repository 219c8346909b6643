import SwiftUI

/// The form is a phase here, and a sheet elsewhere.
struct AccountView: View {
  @ObservedObject var session: Session

  var body: some View {
    if session.isLoggedIn {
      AccountDetails(session: session)
    } else {
      LoginForm(session: session)
    }
  }
}

struct AccountDetails: View {
  @ObservedObject var session: Session

  var body: some View {
    Button("Log out") { session.isLoggedIn = false }
    NavigationLink("Edit") { EditView() }
  }
}

/// What is loaded is a screen elsewhere: while it is not there, nothing else is.
struct NewestView: View {
  @State private var issue: Issue?

  var body: some View {
    if let issue { IssueView(issue: issue) } else { ProgressView() }
  }
}

struct EditView: View { var body: some View { Text("Edit") } }
