import Combine
import SwiftUI

@main struct LighthouseApp: App {
  private let tower = Tower(watch: Vault(Watch()))
  var body: some Scene { WindowGroup { LampView().environment(\.tower, tower) } }
}

struct LampView: View {
  @Environment(\.tower) private var tower
  @State private var notice: Notice?
  @State private var ship: String?

  var body: some View {
    content
      .onReceive(notices) { notice = $0 }
      .onReceive(tower.watch.map(\.ship).removeDuplicates()) { ship = $0 }
      .sheet(isPresented: isNoticed) { shown }
      .fullScreenCover(isPresented: Binding(get: { ship != nil }, set: { _ in tower.watch.value.ship = nil }))
    {
      ShipView()
    }
  }

  @ViewBuilder private var content: some View {
    switch tower.watch.value.shift {
    case .asleep: BunkView()
    case .awake: GalleryView()
    }
  }

  private var notices: AnyPublisher<Notice?, Never> {
    tower.watch.changes(of: \.notice).receive(on: RunLoop.main).eraseToAnyPublisher()
  }

  private var isNoticed: Binding<Bool> {
    Binding(get: { notice != nil }, set: { if !$0 { tower.watch[\.notice] = nil } })
  }

  @ViewBuilder private var shown: some View {
    switch notice {
    case .fog: FogView()
    case .storm: StormView()
    case nil: EmptyView()
    }
  }
}

struct BunkView: View {
  @Environment(\.tower) private var tower
  var body: some View {
    Button("Wake") { tower.watch[\.shift] = .awake }
  }
}

struct GalleryView: View {
  var body: some View {
    TabView {
      RailView().tabItem { Text("Rail") }
      LensView().tabItem { Text("Lens") }
    }
  }
}

struct RailView: View {
  @Environment(\.tower) private var tower
  var body: some View {
    Button("Fog") { tower.watch[\.notice] = .fog }
    Button("Count") { tower.watch[\.count] = 3 }
  }
}

struct LensView: View {
  @Environment(\.tower) private var tower
  var body: some View {
    Button("Storm") { tower.watch.put(.storm, at: \.notice) }
    Button("Ship") { tower.watch.value.ship = "Ann" }
  }
}

struct FogView: View {
  @Environment(\.tower) private var tower
  var body: some View { Button("Close") { tower.watch[\.notice] = nil } }
}

struct StormView: View { var body: some View { Text("Storm") } }
struct ShipView: View { var body: some View { Text("Ship") } }
