import SwiftUI

enum Pasture: Hashable { case lake, hill, barn }

final class Herd: ObservableObject {
  @Published var pasture: Pasture?
  @Published var word = "" {
    didSet { if !word.isEmpty { pasture = .barn } }
  }
}

@main
struct HerdApp: App {
  @StateObject private var herd = Herd()

  var body: some Scene {
    WindowGroup {
      NavigationView { PasturesView() }.environmentObject(herd)
    }
  }
}

struct PasturesView: View {
  @EnvironmentObject private var herd: Herd

  var body: some View {
    List {
      NavigationLink(destination: LakeView(), tag: .lake, selection: $herd.pasture) { Text("Lake") }
      NavigationLink(destination: HillView(), tag: .hill, selection: $herd.pasture) { Text("Hill") }
      NavigationLink(destination: BarnView(), tag: .barn, selection: $herd.pasture) { EmptyView() }
      Button("Call in") { herd.word = "home" }
    }
  }
}

struct LakeView: View {
  @EnvironmentObject private var herd: Herd
  var body: some View { Button("Home") { herd.pasture = nil } }
}
struct HillView: View { var body: some View { Text("Hill") } }
struct BarnView: View { var body: some View { Text("Barn") } }
