import SwiftData
import SwiftUI

@Model final class Garden {
  var name = ""
  init(name: String) { self.name = name }
}

@Model final class Seed {
  var kind = ""
  init() {}
}

@main struct GardenApp: App {
  var body: some Scene { WindowGroup { Plot() }.modelContainer(for: Garden.self) }
}

struct Plot: View {
  @Query private var gardens: [Garden]
  var body: some View {
    if let garden = gardens.first { Beds(garden: garden) } else { Fence() }
  }
}

struct Fence: View {
  @Environment(\.modelContext) private var store
  var body: some View {
    Button("Begin") {
      let garden = Garden(name: "New")
      store.insert(garden)
    }
  }
}

struct Beds: View {
  let garden: Garden
  @Environment(\.modelContext) private var store
  var body: some View {
    NavigationStack {
      VStack {
        Button("Give up") { store.delete(garden) }
        NavigationLink("Seeds") { Seeds() }
      }
    }
  }
}

/// Whether a list has rows is no matter of screens.
struct Seeds: View {
  @Query private var seeds: [Seed]
  @Environment(\.modelContext) private var store
  var body: some View {
    Group {
      if seeds.isEmpty { NoSeeds() } else { SeedList() }
    }
    .toolbar { Button("Add") { store.insert(Seed()) } }
  }
}

struct NoSeeds: View { var body: some View { Text("None") } }
struct SeedList: View { var body: some View { Text("Seeds") } }
