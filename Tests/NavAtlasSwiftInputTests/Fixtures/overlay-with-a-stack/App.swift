import SwiftUI

@main struct PierApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

@MainActor final class RootModel: ObservableObject {
  @Published var isLoggedIn = false
  @Published var isWelcoming = false
  func logIn(isNew: Bool) {
    isLoggedIn = true
    if isNew { isWelcoming = true }
  }
}

struct RootView: View {
  @StateObject private var model = RootModel()

  var body: some View {
    Group {
      if model.isLoggedIn {
        NavigationStack { BoatsView() }
      } else {
        LoginView(model: model)
      }
    }
    .overlay {
      if model.isLoggedIn && model.isWelcoming {
        WelcomeView(isShown: $model.isWelcoming)
      }
    }
  }
}

struct LoginView: View {
  @ObservedObject var model: RootModel
  var body: some View {
    Button("Log in") { model.logIn(isNew: false) }
    Button("Sign up") { model.logIn(isNew: true) }
  }
}

struct BoatsView: View {
  var body: some View { NavigationLink("Boat") { BoatView() } }
}

struct BoatView: View { var body: some View { Text("Boat") } }

enum Step: Hashable { case name, done }

struct WelcomeView: View {
  @Binding var isShown: Bool
  @State private var path: [Step] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Begin") { path.append(.name) }
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .name: NameView(path: $path)
          case .done: DoneView(isShown: $isShown)
          }
        }
    }
  }
}

struct NameView: View {
  @Binding var path: [Step]
  var body: some View { Button("Next") { path.append(.done) } }
}

struct DoneView: View {
  @Binding var isShown: Bool
  var body: some View { Button("Close") { isShown = false } }
}
