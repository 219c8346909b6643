import SwiftUI

@main struct MuseumApp: App {
  var body: some Scene { WindowGroup { Entrance() } }
}

struct Entrance: View {
  @StateObject private var visit = Visit()

  var body: some View {
    Hall()
      .overlay {
        if visit.isFirst { Introduction(visit: visit).zIndex(2) }
      }
  }
}

final class Visit: ObservableObject {
  @Published var isFirst = true
  func begin() { isFirst = false }
}

struct Introduction: View {
  @ObservedObject var visit: Visit
  var body: some View { Button("Begin") { visit.begin() } }
}

struct Hall: View {
  @State private var showsMap = false
  var body: some View {
    Button("Map") { showsMap = true }.sheet(isPresented: $showsMap) { FloorPlan() }
  }
}

struct FloorPlan: View { var body: some View { Text("Floors") } }
