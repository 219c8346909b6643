import SwiftUI

@main struct A: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { FeedView() }.tabItem { Text("f") }
        ProfileTab().tabItem { Text("p") }
      }
    }
  }
}
@Observable final class ProfileModel {
  enum Phase {
    case idle, busy
    case ready(String)
  }
  var phase = Phase.idle
  func load() async {
    phase = .busy
    phase = .ready("x")
  }
}
struct FeedView: View { var body: some View { NavigationLink("x") { PostView() } } }
struct ProfileTab: View {
  @State var model = ProfileModel()
  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .idle, .busy: SpinnerView()
        case .ready(let name): ProfileContent(name: name)
        }
      }.navigationTitle("Profile").task { await model.load() }
    }
  }
}
struct SpinnerView: View { var body: some View { ProgressView() } }
struct ProfileContent: View {
  let name: String
  var body: some View { NavigationLink("edit") { EditView() } }
}
struct EditView: View { var body: some View { Text("edit") } }
struct PostView: View { var body: some View { LoadablePost() } }
struct LoadablePost: View {
  @State var post: String?
  var body: some View { if let post { PostContent(text: post) } else { SpinnerView().task { post = "x" } } }
}
struct PostContent: View {
  let text: String
  var body: some View { Text(text) }
}
