import SwiftUI
@main struct FairApp: App { var body: some Scene { WindowGroup { Tabs() } } }
enum Device { static var isWide: Bool { UIDevice.current.userInterfaceIdiom == .pad } }
struct Tabs: View {
  var body: some View {
    TabView {
      Stalls(hasBar: true).tabItem { Text("Stalls") }
      Map().tabItem { Text("Map") }
    }
  }
}
struct Map: View { var body: some View { NavigationStack { NavigationLink("Stalls") { Stalls(hasBar: false) } } } }
struct Stalls: View {
  var hasBar = true
  @State private var filters = false
  @State private var chosen: Int?
  var body: some View {
    if Device.isWide && hasBar {
      NavigationStack {
        HStack {
          sidebar
          Divider()
          Group {
            if let chosen { Stall(number: chosen) } else { Text("Choose") }
          }
        }
      }
      .sheet(isPresented: $filters) { Filters() }
    } else if hasBar {
      NavigationStack { sidebar }
    } else {
      sidebar
    }
  }
  private var sidebar: some View {
    ScrollView {
      Button("Filter") { filters = true }
      NavigationLink("One") { Stall(number: 1) }
    }
    .sheet(isPresented: $filters) { Filters() }
  }
}
struct Stall: View { let number: Int; var body: some View { Text("\(number)") } }
struct Filters: View { var body: some View { Text("Filters") } }
