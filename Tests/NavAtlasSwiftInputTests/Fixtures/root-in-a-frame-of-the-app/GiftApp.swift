import SwiftUI

@main struct GiftApp: App {
  var body: some Scene { WindowGroup { MainView() } }
}

struct MainView: View {
  var body: some View {
    TabView {
      GiftsScreen().tabItem { Text("Gifts") }
      AboutScreen().tabItem { Text("About") }
    }
  }
}

struct GiftsScreen: View {
  @State private var year = 0

  var body: some View {
    NavigationStack {
      Page {
        Stepper("Year", value: $year)
        GiftList(year: year)
      }
    }
  }
}

/// The app's frame around what a page shows.
struct Page<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      Color.yellow
      VStack { content }
    }
  }
}

struct GiftList: View {
  let year: Int
  var body: some View {
    List { NavigationLink("A gift") { GiftView() } }
  }
}

struct GiftView: View { var body: some View { Text("Gift") } }
struct AboutScreen: View { var body: some View { Text("About") } }
