import SwiftUI

@main struct WalkApp: App {
  var body: some Scene { WindowGroup { Field() } }
}

struct Field: View {
  @State private var shows = false
  var body: some View {
    NavigationStack {
      NavigationLink("Walk") { Path() }
    }
    Button("Map") { shows = true }
      .sheet(isPresented: $shows) { Map() }
  }
}

struct Path: View { var body: some View { Text("Path") } }
struct Map: View { var body: some View { Text("Map") } }
