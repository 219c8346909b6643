import SwiftUI

@main
struct SeedsApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        SeedsView()
          .tabItem { Text("Seeds") }
        PlotsView()
          .tabItem { Text("Plots") }
      }
    }
  }
}

struct SeedsView: View {
  @State private var seeds: [String] = []
  @State private var isAdding = false

  var body: some View {
    if seeds.isEmpty {
      VStack {
        Text("No seeds yet")
        Button("Add") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        AddSeedView {
          seeds.append("Kale")
          isAdding = false
        }
      }
    } else {
      NavigationStack {
        List(seeds, id: \.self) { seed in
          NavigationLink(seed) { SeedView(name: seed) }
        }
      }
    }
  }
}

struct PlotsView: View {
  enum Phase { case loading, loaded, failed }

  @State private var phase = Phase.loading
  @State private var asksForHelp = false

  var body: some View {
    switch phase {
    case .loading:
      ProgressView()
        .task {
          do {
            try await Task.sleep(for: .seconds(1))
            phase = .loaded
          } catch {
            phase = .failed
          }
        }
    case .loaded:
      NavigationStack {
        List {
          NavigationLink("North") { PlotView() }
        }
      }
    case .failed:
      VStack {
        Text("No plots")
        Button("Help") { asksForHelp = true }
      }
      .sheet(isPresented: $asksForHelp) { HelpView() }
    }
  }
}

struct AddSeedView: View {
  let done: () -> Void

  var body: some View {
    Button("Done", action: done)
  }
}

struct SeedView: View {
  let name: String

  var body: some View { Text(name) }
}

struct PlotView: View {
  var body: some View { Text("North") }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}
