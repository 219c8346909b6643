import SwiftUI

@main
struct AviaryApp: App {
  var body: some Scene {
    WindowGroup { AviaryView() }
  }
}

final class Aviary: ObservableObject {
  @Published var chosen: Set<Int> = []
}

struct AviaryView: View {
  @StateObject private var aviary = Aviary()
  @State private var rings = false

  var body: some View {
    NavigationSplitView {
      PerchesView(aviary: aviary)
    } detail: {
      VStack {
        if aviary.chosen.isEmpty {
          Image("feather")
        } else {
          page
        }
      }
      .toolbar { Button("Rings") { rings = true } }
      .sheet(isPresented: $rings) { RingsView() }
    }
  }

  @ViewBuilder private var page: some View {
    if aviary.chosen.count > 1 { FlockView() } else { BirdView() }
  }
}

struct PerchesView: View {
  @ObservedObject var aviary: Aviary
  var body: some View {
    List(selection: $aviary.chosen) {
      Text("Finch").tag(1)
      Text("Lark").tag(2)
    }
  }
}

struct BirdView: View { var body: some View { Text("A bird") } }
struct FlockView: View { var body: some View { Text("A flock") } }
struct RingsView: View { var body: some View { Text("Rings") } }
