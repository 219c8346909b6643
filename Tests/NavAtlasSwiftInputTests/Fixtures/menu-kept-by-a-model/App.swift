import SwiftUI

@main struct KitchenApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Kitchen() } } }
}

enum Corner { case stove, sink, shelf }

struct Entry: Identifiable, Hashable {
  let id = UUID()
  let title: String
  let corner: Corner
}

final class KitchenModel: ObservableObject {
  @Published var entries: [Entry] = []

  init() { fill() }

  private func fill() {
    entries = [Entry(title: "Stove", corner: .stove), Entry(title: "Sink", corner: .sink)]
  }
}

struct Kitchen: View {
  @StateObject private var model = KitchenModel()
  @State private var chosen: Entry?

  var body: some View {
    List(model.entries) { entry in
      Button(entry.title) { chosen = entry }
    }
    .sheet(item: $chosen) { entry in view(of: entry.corner) }
  }

  @ViewBuilder private func view(of corner: Corner) -> some View {
    switch corner {
    case .stove: Stove()
    case .sink: Sink()
    case .shelf: Shelf()
    }
  }
}

struct Stove: View { var body: some View { Text("Stove") } }
struct Sink: View { var body: some View { Text("Sink") } }
struct Shelf: View { var body: some View { Text("Shelf") } }
