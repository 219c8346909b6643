import SwiftUI

@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup { BedsView() }
  }
}

/// A stack of the app's own around whatever it is given.
struct GardenStack<Content: View>: View {
  private var _title: String
  private var _content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self._title = title
    self._content = content()
  }

  var body: some View {
    NavigationStack { _content.navigationTitle(_title) }
  }
}

/// A list of the app's own, which looks different on wide screens.
struct GardenList<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  @ViewBuilder var content: () -> Content

  var body: some View {
    if width == .regular {
      ScrollView { LazyVStack { content() } }
    } else {
      List { content() }
    }
  }
}

/// A toolbar's button that closes where it has a role, and else does what it is given.
struct GardenButton: ToolbarContent {
  enum Role { case close, cancel }

  @Environment(\.dismiss) private var dismiss
  private var _role: Role?
  private var _action: () -> Void

  init(action: @escaping () -> Void) { _action = action }

  init(role: Role) {
    _role = role
    _action = {}
  }

  var body: some ToolbarContent {
    ToolbarItem {
      Button("Go") {
        switch _role {
        case .close, .cancel: dismiss()
        default: _action()
        }
      }
    }
  }
}

struct BedsView: View {
  @State private var isPlanting = false

  var body: some View {
    GardenStack("Beds") {
      GardenList {
        NavigationLink("Roses") { BedView() }
      }
      .toolbar { GardenButton { isPlanting = true } }
      .sheet(isPresented: $isPlanting) { PlantingView() }
    }
  }
}

struct BedView: View {
  @State private var isWatering = false

  var body: some View {
    Text("Roses")
      .toolbar { GardenButton { isWatering = true } }
      .sheet(isPresented: $isWatering) {
        Form { WateringView() }.navigationTitle("Watering")
      }
  }
}

struct PlantingView: View {
  var body: some View {
    GardenStack("Plant") {
      Form { Text("Seeds") }
        .toolbar { GardenButton(role: .cancel) }
    }
  }
}

struct WateringView: View {
  var body: some View { Text("Can") }
}
