import PierCore
import SwiftUI

@main struct PierApp: App {
  @StateObject private var state = AppState()
  @State private var router = NavigationRouter<Routes>()
  var body: some Scene {
    WindowGroup {
      ZStack {
        Group {
          if state.isBroken {
            BlockerView(title: "Go")
          } else {
            NavigationContainer(router: router) { if state.isIn { HomeScreen() } else { SplashScreen() } }
              .modifier(ModalPresenter(x: 1))
          }
        }
        VStack {
          if let t = state.toast { ToastView(t: t) }
          Spacer()
        }
      }
    }
  }
}
final class AppState: ObservableObject {
  @Published var isBroken = false
  @Published var isIn = false
  @Published var toast: Int?
}
enum Routes: Routable {
  case home, login
  case profile(Int)
  @ViewBuilder func makeView() -> some View {
    switch self {
    case .home: HomeScreen()
    case .login: LoginScreen()
    case .profile: ProfileScreen()
    }
  }
}
struct HomeScreen: View {
  @NavigationRouterWrapper<Routes> private var router
  var body: some View { Button("Go") { router.navigate(to: .profile(1)) } }
}
struct LoginScreen: View {
  @NavigationRouterWrapper<Routes> private var router
  var body: some View { Button("Go") { router.navigate(to: .home) } }
}
struct ProfileScreen: View {
  @NavigationRouterWrapper<Routes> private var router
  var body: some View {
    Button("Go") { router.pop() }
    Button("Go") { router.popTo(.login) }
  }
}
struct SplashScreen: View {
  @NavigationRouterWrapper<Routes> private var router
  var body: some View { Text("").onAppear { router.navigate(to: .login) } }
}
