import SwiftUI

@main struct LibraryApp: App {
  @StateObject private var reader = Reader()
  @State private var picture = false
  var body: some Scene {
    WindowGroup {
      ZStack {
        VStack {
          if reader.isIn && !reader.isBanned {
            TabView {
              Shelves(picture: $picture).tabItem { Text("Shelves") }
              Desk().tabItem { Text("Desk") }
            }
          }
          if !reader.isIn { Gate() }
          if reader.isIn && reader.isBanned {
            Text("Banned")
            Button("Leave") { reader.isIn = false }
          }
        }
        if picture { Image("cover") }
      }
      .environmentObject(reader)
    }
  }
}

final class Reader: ObservableObject {
  @Published var isIn = false
  @Published var isBanned = false
}

struct Gate: View {
  @EnvironmentObject private var reader: Reader
  @State private var asks = false
  var body: some View {
    VStack {
      Button("Enter") { reader.isIn = true }
      Button("Ask") { asks = true }
    }
    .sheet(isPresented: $asks) { Help() }
  }
}

struct Shelves: View {
  @Binding var picture: Bool
  @State private var asks = false
  var body: some View {
    VStack {
      Button("Ask") { asks = true }
      Button("Cover") { picture = true }
    }
    .sheet(isPresented: $asks) { Help() }
  }
}

struct Desk: View {
  @EnvironmentObject private var reader: Reader
  var body: some View { Button("Leave") { reader.isIn = false } }
}

struct Help: View { var body: some View { Text("Help") } }
