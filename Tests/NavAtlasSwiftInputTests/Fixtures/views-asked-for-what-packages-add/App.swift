import Foliage
import SwiftUI

@main struct GardenApp: App {
  var body: some Scene { WindowGroup { Garden() } }
}

/// `erased` and `shaded` are of the package: nothing here says what they are.
struct Garden: View {
  enum Leaf: Identifiable {
    case rose, lily, fern, moss
    var id: Self { self }
  }

  @State private var leaf: Leaf?
  @State private var showsPond = false

  private func shown(_ leaf: Leaf) -> AnyView {
    switch leaf {
    case .rose: return roses.erased
    case .lily: return Lilies().erased
    case .fern: return self.ferns.shaded.erased
    case .moss: return moss.erased
    }
  }

  private var roses: some View {
    NavigationView { Roses().toolbar { close } }.navigationViewStyle(.stack)
  }

  private var ferns: some View { Ferns().padding() }

  private var moss: AnyView { AnyView(Moss()) }

  private var close: some View { Button("Close") { leaf = nil } }

  var body: some View {
    VStack {
      Button("Rose") { leaf = .rose }
      Button("Lily") { leaf = .lily }
      Button("Fern") { leaf = .fern }
      Button("Moss") { leaf = .moss }
      Button("Pond") { showsPond = true }
    }
    .sheet(item: $leaf) { shown($0) }
    .fullScreenCover(isPresented: $showsPond) { Pond(isClear: true) }
  }
}

/// A part that is one view or another.
struct Pond: View {
  let isClear: Bool

  var body: some View {
    VStack {
      Text("Pond")
      fish.erased
    }
  }

  @ViewBuilder private var fish: some View {
    if isClear { NavigationStack { NavigationLink("Carp") { Carp() } } } else { Text("Mud") }
  }
}

struct Roses: View { var body: some View { Text("Roses") } }
struct Lilies: View { var body: some View { Text("Lilies") } }
struct Ferns: View { var body: some View { Text("Ferns") } }
struct Moss: View { var body: some View { Text("Moss") } }
struct Carp: View { var body: some View { Text("Carp") } }
