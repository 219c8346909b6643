import SwiftUI

@main
struct MuseumApp: App {
  var body: some Scene {
    WindowGroup { MuseumView() }
  }
}

enum Hall: Hashable { case rooms, map, shop }

/// Pages that are made when they are first chosen, and stay.
struct MuseumView: View {
  @State private var hall = Hall.rooms
  @State private var visited: Set<Hall> = [.rooms]

  var body: some View {
    VStack {
      ZStack {
        if visited.contains(.rooms) || hall == .rooms {
          RoomsView().opacity(hall == .rooms ? 1 : 0)
        }
        if hall == .map || visited.contains(.map) {
          MapView().opacity(hall == .map ? 1 : 0)
        }
        if visited.contains(Hall.shop) || hall == .shop {
          ShopView().opacity(hall == .shop ? 1 : 0)
        }
      }
      HallBar(hall: $hall)
    }
    .onChange(of: hall) { visited.insert(hall) }
  }
}

struct HallBar: View {
  @Binding var hall: Hall

  var body: some View {
    HStack {
      Button("Rooms") { hall = .rooms }
      Button("Map") { hall = .map }
      Button("Shop") { hall = .shop }
    }
  }
}

struct RoomsView: View {
  var body: some View { NavigationStack { NavigationLink("Vases") { VasesView() } } }
}

struct VasesView: View { var body: some View { Text("Vases") } }
struct MapView: View { var body: some View { Text("Map") } }
struct ShopView: View { var body: some View { Text("Shop") } }
