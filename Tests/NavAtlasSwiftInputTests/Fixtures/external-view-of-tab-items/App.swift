import HidingTabs
import SwiftUI

@main
struct WharfApp: App {
  var body: some Scene {
    WindowGroup { WharfView() }
  }
}

enum Pier: Hashable {
  case cranes, ropes
}

struct WharfView: View {
  @State private var pier = Pier.cranes
  @State private var isHidden = false

  var body: some View {
    HidingTabView(isHidden: $isHidden, selection: $pier) {
      NavigationView {
        CranesView(pier: $pier)
      }
      .tabItem { Label("Cranes", systemImage: "hammer") }
      .tag(Pier.cranes)

      RopesView()
        .tabItem { Label("Ropes", systemImage: "line.diagonal") }
        .tag(Pier.ropes)
    }
  }
}

struct CranesView: View {
  @Binding var pier: Pier

  var body: some View {
    VStack {
      NavigationLink("Crane", destination: CraneView())
      Button("Ropes") { pier = .ropes }
    }
  }
}

struct CraneView: View { var body: some View { Text("Crane") } }

struct RopesView: View { var body: some View { Text("Ropes") } }
