import SwiftUI

@main struct GalleryApp: App {
  var body: some Scene { WindowGroup { HallWindow() } }
}

struct HallWindow: View {
  @State private var chosen: Int?
  @State private var asks = false

  var body: some View {
    Columns {
      PictureList(chosen: $chosen)
    } detail: {
      Group {
        if let chosen { PictureView(number: chosen) } else { NothingView() }
      }
      .toolbar { Button("Ask") { asks = true } }
    }
    .statusBar()
    .sheet(isPresented: $asks) { AskView() }
  }
}

struct Columns<Sidebar: View, Detail: View>: View {
  private var sidebar: Sidebar
  private var detail: Detail

  init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  var body: some View {
    NavigationSplitView {
      sidebar
    } detail: {
      detail
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct StatusModifier: ViewModifier {
  @AppStorage("hides") private var hides = false

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      content
      VStack {
        Divider()
        HStack {
          Text("Open")
          if !hides { Button("Support") { print("thanks") } }
        }
      }
    }
  }
}

extension View {
  func statusBar() -> some View { modifier(StatusModifier()) }
}

struct PictureList: View {
  @Binding var chosen: Int?
  var body: some View { List([1, 2], id: \.self, selection: $chosen) { Text("\($0)") } }
}

struct PictureView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct NothingView: View { var body: some View { Text("Choose") } }
struct AskView: View { var body: some View { Text("Ask") } }
