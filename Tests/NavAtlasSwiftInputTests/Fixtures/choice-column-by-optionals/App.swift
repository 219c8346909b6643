import SwiftUI

@main struct A: App { var body: some Scene { WindowGroup { Browser() } } }
struct Post: Identifiable, Hashable { var id = 0 }
struct Browser: View {
  @State private var post: Post?
  @State private var url: URL?
  let posts: [Post]
  var body: some View {
    NavigationSplitView {
      List(posts) { p in
        Button("p") {
          post = p
          url = nil
        }
        Button("u") {
          url = URL(string: "x")
          post = nil
        }
      }
    } detail: {
      if let post { PostView(post: post) } else if let url { WebPage(url: url) } else { NothingView() }
    }
  }
}
struct PostView: View {
  let post: Post
  var body: some View { Text("p") }
}
struct WebPage: View {
  let url: URL
  var body: some View { Text("u") }
}
struct NothingView: View { var body: some View { Text("Select") } }
