import SwiftUI

@main struct A: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        HomeView().tabItem { Text("h") }
        AccountView().tabItem { Text("a") }
      }
    }
  }
}
struct HomeView: View { var body: some View { Text("h") } }
struct AccountView: View {
  @AppStorage("token") var token: String?
  var body: some View {
    NavigationStack {
      if token == nil { LoginForm { token = "x" } } else { AccountDetails(out: { token = nil }) }
    }
  }
}
struct LoginForm: View {
  let done: () -> Void
  var body: some View {
    Form {
      Button("in", action: done)
      NavigationLink("forgot") { ForgotView() }
    }
  }
}
struct AccountDetails: View {
  let out: () -> Void
  var body: some View {
    Button("out", action: out)
    NavigationLink("edit") { EditView() }
  }
}
struct ForgotView: View { var body: some View { Text("f") } }
struct EditView: View { var body: some View { Text("f") } }
