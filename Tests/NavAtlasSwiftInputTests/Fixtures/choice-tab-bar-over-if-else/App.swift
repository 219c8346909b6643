import SwiftUI

@main struct A: App { var body: some Scene { WindowGroup { MainView() } } }
enum Tab { case home, search, profile }
final class TabRouter: ObservableObject { @Published var current: Tab = .home }
struct MainView: View {
  @StateObject private var router = TabRouter()
  var body: some View {
    ZStack(alignment: .bottom) {
      Group {
        if router.current == .home {
          HomeView()
        } else if router.current == .search {
          SearchView()
        } else {
          ProfileView()
        }
      }
      BarView(router: router)
    }
  }
}
struct BarView: View {
  @ObservedObject var router: TabRouter
  var body: some View {
    HStack {
      Button("h") { router.current = .home }
      Button("s") { router.current = .search }
      BarButton(tab: .profile, router: router)
    }
  }
}
struct BarButton: View {
  let tab: Tab
  @ObservedObject var router: TabRouter
  var body: some View { Image("x").onTapGesture { router.current = tab } }
}
struct HomeView: View { var body: some View { NavigationStack { NavigationLink("x") { PostView() } } } }
struct SearchView: View { var body: some View { Text("s") } }
struct ProfileView: View { var body: some View { Text("p") } }
struct PostView: View { var body: some View { Text("post") } }
