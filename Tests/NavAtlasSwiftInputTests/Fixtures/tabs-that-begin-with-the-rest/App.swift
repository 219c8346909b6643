import SwiftUI

enum Tab: CaseIterable {
  case home, list, more, secret
  static var allCases: [Tab] { [.home, .list, .more] }
}

@main
struct BarApp: App {
  var body: some Scene { WindowGroup { Bar() } }
}

struct Bar: View {
  @State private var tab = Tab.home

  var body: some View {
    VStack {
      switch tab {
      case .list: Items()
      case .more: More()
      default: Home()
      }
      HStack {
        ForEach(Tab.allCases, id: \.self) { each in Button("Go") { tab = each } }
      }
    }
  }
}

struct Home: View {
  var body: some View { List { Text("Home") } }
}

struct Items: View {
  var body: some View { List { Text("List") } }
}

struct More: View {
  var body: some View { List { Text("More") } }
}
