import SwiftUI

@Observable final class Session {
  var isSignedIn = false
  var isLoading = false
  var hasProfile = false
  func signIn() async { isSignedIn = true; isLoading = true; await load() }
  func load() async { hasProfile = await Server.check(); isLoading = false }
  func finish() { hasProfile = true }
  func signOut() { isSignedIn = false; hasProfile = false }
}

@main struct LakeApp: App {
  @State private var session = Session()
  var body: some Scene { WindowGroup { Root().environment(session) } }
}

struct Root: View {
  @Environment(Session.self) private var session
  var body: some View {
    if !session.isSignedIn { Welcome() }
    else if session.isLoading { Waiting() }
    else if !session.hasProfile { ProfileForm() }
    else { Main() }
  }
}
struct Welcome: View {
  @Environment(Session.self) private var session
  var body: some View { Button("In") { Task { await session.signIn() } } }
}
struct Waiting: View { var body: some View { Text("wait").navigationTitle("Wait") } }
struct ProfileForm: View {
  @Environment(Session.self) private var session
  var body: some View { Form { Button("Done") { session.finish() } } }
}
struct Main: View {
  @Environment(Session.self) private var session
  var body: some View { List { Button("Out") { session.signOut() } } }
}
