import SwiftUI

/// Functions say which step comes next: each screen leads to the steps beside its own, and to no other.
@main struct ExpeditionApp: App {
  @AppStorage("outfitted") private var outfitted = false

  var body: some Scene {
    WindowGroup { if outfitted { MooringView() } else { OutfitView(done: { outfitted = true }) } }
  }
}

enum Stage: Int, CaseIterable {
  case crew, cargo, charts, weather

  var following: Stage {
    switch self {
    case .crew: .cargo
    case .cargo: .charts
    case .charts, .weather: .weather
    }
  }
}

final class Outfit: ObservableObject {
  @Published private(set) var stage = Stage.crew
  let done: () -> Void

  init(done: @escaping () -> Void) { self.done = done }

  func goOn() {
    if stage == .weather { done() } else { stage = stage.following }
  }

  func goBack() {
    guard let before = Stage(rawValue: stage.rawValue - 1) else { return }
    withAnimation { stage = before }
  }
}

struct OutfitView: View {
  @StateObject private var outfit: Outfit

  init(done: @escaping () -> Void) { _outfit = StateObject(wrappedValue: Outfit(done: done)) }

  var body: some View {
    switch outfit.stage {
    case .crew: CrewView(outfit: outfit)
    case .cargo: CargoView(outfit: outfit)
    case .charts: ChartsView(outfit: outfit)
    case .weather: WeatherView(outfit: outfit)
    }
  }
}

struct CrewView: View {
  let outfit: Outfit
  var body: some View { Button("Cargo", action: outfit.goOn) }
}

struct CargoView: View {
  let outfit: Outfit
  var body: some View {
    VStack {
      Button("Crew", action: outfit.goBack)
      Button("Charts", action: outfit.goOn)
    }
  }
}

struct ChartsView: View {
  let outfit: Outfit
  var body: some View {
    VStack {
      Button("Cargo") { outfit.goBack() }
      Button("Weather") { outfit.goOn() }
    }
  }
}

struct WeatherView: View {
  let outfit: Outfit
  var body: some View {
    VStack {
      Button("Charts") { outfit.goBack() }
      Button("Sail") { outfit.goOn() }
    }
  }
}

/// Steps that are counted.
struct MooringView: View {
  @State private var page = 0
  private let last = 2

  var body: some View {
    Group {
      if page == 0 {
        BerthView(next: next)
      } else if page == 1 {
        LinesView(next: next, back: { page -= 1 })
      } else {
        HarbourView()
      }
    }
  }

  private func next() {
    if page < last { withAnimation { page += 1 } }
  }
}

struct BerthView: View {
  let next: () -> Void
  var body: some View { Button("Lines", action: next) }
}

struct LinesView: View {
  let next: () -> Void
  let back: () -> Void
  var body: some View {
    VStack {
      Button("Berth", action: back)
      Button("Harbour", action: next)
    }
  }
}

struct HarbourView: View { var body: some View { Text("Harbour") } }
