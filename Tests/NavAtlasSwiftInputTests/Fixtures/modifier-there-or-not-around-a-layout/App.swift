import SwiftUI

@main struct OrchardApp: App {
  var body: some Scene { WindowGroup { Orchard() } }
}

struct Orchard: View {
  @State private var name = ""
  @State private var showsNews = false

  var body: some View {
    VStack { Rows() }
      .when(name != "") { $0.shade(name, over: .all) }
      .when(showsNews) { $0.sheet(isPresented: $showsNews) { News() } }
      .onAppear { name = "apples" }
      .onOpenURL { _ in showsNews = true }
  }
}

struct Rows: View {
  var body: some View {
    TabView {
      Apples().tabItem { Text("Apples") }
      Pears().tabItem { Text("Pears") }
    }
  }
}

struct Apples: View { var body: some View { Text("Apples") } }
struct Pears: View { var body: some View { Text("Pears") } }
struct News: View { var body: some View { Text("News") } }

extension View {
  @ViewBuilder func when<Changed: View>(_ condition: Bool, change: (Self) -> Changed) -> some View {
    if condition { change(self) } else { self }
  }
}
