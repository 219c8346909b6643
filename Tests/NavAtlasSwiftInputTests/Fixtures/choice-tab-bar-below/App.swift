import SwiftUI

@main struct A: App { var body: some Scene { WindowGroup { MainView() } } }
enum Tab: CaseIterable { case home, search, profile }
struct MainView: View {
  @State private var tab: Tab = .home
  var body: some View {
    VStack(spacing: 0) {
      switch tab {
      case .home: HomeView()
      case .search: SearchView()
      case .profile: ProfileView()
      }
      CustomTabBar(selection: $tab)
    }
  }
}
struct CustomTabBar: View {
  @Binding var selection: Tab
  var body: some View { HStack { ForEach(Tab.allCases, id: \.self) { t in Button("t") { selection = t } } } }
}
struct HomeView: View { var body: some View { NavigationStack { NavigationLink("x") { PostView() } } } }
struct SearchView: View { var body: some View { Text("s") } }
struct ProfileView: View { var body: some View { Text("p") } }
struct PostView: View { var body: some View { Text("post") } }
