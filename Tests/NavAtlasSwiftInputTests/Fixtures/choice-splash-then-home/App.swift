import SwiftUI

@main struct A: App { var body: some Scene { WindowGroup { RootView() } } }
struct RootView: View {
  @State var isLoading = true
  var body: some View {
    if isLoading { SplashView().task { isLoading = false } } else { HomeView() }
  }
}
struct SplashView: View { var body: some View { Image("logo") } }
struct HomeView: View { var body: some View { NavigationStack { NavigationLink("x") { PostView() } } } }
struct PostView: View { var body: some View { Text("post") } }
