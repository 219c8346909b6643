import SwiftUI

@main struct A: App { var body: some Scene { WindowGroup { NavigationStack { FeedView() } } } }
final class FeedModel: ObservableObject {
  enum State {
    case loading, empty
    case failed(String)
    case loaded([Int])
  }
  @Published var state: State = .loading
  func load() async {
    do {
      let items = try await fetch()
      state = items.isEmpty ? .empty : .loaded(items)
    } catch { state = .failed("x") }
  }
  func fetch() async throws -> [Int] { [] }
}
struct FeedView: View {
  @StateObject var model = FeedModel()
  var body: some View {
    switch model.state {
    case .loading: LoadingView().task { await model.load() }
    case .empty: EmptyFeedView()
    case .failed(let text): ErrorView(text: text) { Task { await model.load() } }
    case .loaded(let items): FeedList(items: items)
    }
  }
}
struct LoadingView: View { var body: some View { ProgressView() } }
struct EmptyFeedView: View { var body: some View { Text("Nothing") } }
struct ErrorView: View {
  let text: String
  let retry: () -> Void
  var body: some View {
    VStack {
      Text(text)
      Button("Retry", action: retry)
    }
  }
}
struct FeedList: View {
  let items: [Int]
  var body: some View { List(items, id: \.self) { item in NavigationLink("x") { PostView() } } }
}
struct PostView: View { var body: some View { Text("post") } }
