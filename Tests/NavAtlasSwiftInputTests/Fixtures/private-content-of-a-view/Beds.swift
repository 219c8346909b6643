import SwiftUI

/// A stack, and what it shows first by itself.
struct BedsView: View {
  @State private var beds = ["North", "South"]

  var body: some View {
    NavigationStack {
      GeometryReader { geometry in
        BedsContent(beds: beds, width: geometry.size.width)
          .navigationDestination(for: String.self) { BedView(name: $0) }
      }
    }
  }
}

private struct BedsContent: View {
  let beds: [String]
  let width: CGFloat

  var body: some View {
    List(beds, id: \.self) { NavigationLink($0, value: $0) }
  }
}

/// Its inside has an inside.
struct BedView: View {
  let name: String

  var body: some View {
    BedLoading(name: name).navigationTitle(name)
  }
}

private struct BedLoading: View {
  let name: String
  @State private var plants = ["Bean"]

  var body: some View { BedContent(plants: plants) }
}

private struct BedContent: View {
  let plants: [String]
  @State private var isPlanting = false

  var body: some View {
    List {
      ForEach(plants, id: \.self) { Text($0) }
      NavigationLink("Sown") { SownPlants() }
      NavigationLink("Reaped") { ReapedPlants() }
    }
    .sheet(isPresented: $isPlanting) { PlantingView() }
    .toolbar { Button("Plant") { isPlanting = true } }
  }
}

/// One inside of two views.
struct SownPlants: View {
  var body: some View { PlantsContent(isReaped: false) }
}

struct ReapedPlants: View {
  var body: some View { PlantsContent(isReaped: true) }
}

private struct PlantsContent: View {
  let isReaped: Bool
  @State private var isExplaining = false

  var body: some View {
    Button("What is this?") { isExplaining = true }
      .popover(isPresented: $isExplaining) { Text("Plants of this year") }
  }
}

struct PlantingView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { PlantingContent { dismiss() } }
}

private struct PlantingContent: View {
  let done: () -> Void

  var body: some View { Button("Done", action: done) }
}
