import SwiftUI

@main struct A: App {
  @StateObject var session = Session()
  var body: some Scene { WindowGroup { RootView().environmentObject(session) } }
}
enum Page: String, Decodable { case a, b, c, d }
struct Answer: Decodable { var page: Page }
final class Session: ObservableObject {
  @Published var page: Page = .a
  func go(_ page: Page) { self.page = page }
  func next(_ api: API) async { page = await api.next() }
}
struct RootView: View {
  @EnvironmentObject var session: Session
  var body: some View {
    switch session.page {
    case .a: AView()
    case .b: BView()
    case .c: CView()
    case .d: DView()
    }
  }
}
struct AView: View {
  @EnvironmentObject var session: Session
  var body: some View { NextButton() }
}
struct BView: View {
  @EnvironmentObject var session: Session
  var body: some View { NextButton() }
}
struct CView: View {
  @EnvironmentObject var session: Session
  var body: some View { NextButton() }
}
struct DView: View {
  @EnvironmentObject var session: Session
  var body: some View { NextButton() }
}
struct NextButton: View {
  @EnvironmentObject var session: Session
  let api = API()
  var body: some View { Button("n") { Task { await session.next(api) } } }
}
