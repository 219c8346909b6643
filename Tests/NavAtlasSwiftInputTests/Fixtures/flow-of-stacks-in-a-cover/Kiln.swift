import SwiftUI

@main struct KilnApp: App {
  var body: some Scene { WindowGroup { ShelfView() } }
}

enum Stage {
  case shaping
  case glazing(Int)
  case firing
}

final class Firing: ObservableObject {
  @Published var stage: Stage = .shaping
  @Published var question: Question?

  func go(to next: Stage) { stage = next }
}

struct Question: Identifiable { let id: Int }

struct ShelfView: View {
  @State private var isFiring = false
  @State private var isMixing = false

  var body: some View {
    VStack {
      Button("Fire") { isFiring = true }
      Button("Mix") { isMixing = true }
    }
    .fullScreenCover(isPresented: $isFiring) { FlowView() }
    .sheet(isPresented: $isMixing) { MixView() }
  }
}

/// Only holds the flow: its stages are the screens.
struct FlowView: View {
  @StateObject private var firing = Firing()

  var body: some View {
    ZStack {
      switch firing.stage {
      case .shaping: ShapingView()
      case .glazing(let layers): GlazingView(layers: layers)
      case .firing: FiringView()
      }
    }
    .sheet(item: $firing.question) { QuestionView(number: $0.id) }
    .environmentObject(firing)
  }
}

struct ShapingView: View {
  @EnvironmentObject private var firing: Firing
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Button("Glaze") { firing.go(to: .glazing(1)) }
        Button("Close") { dismiss() }
        NavigationLink("Wheel") { WheelView() }
      }
    }
  }
}

struct WheelView: View {
  @EnvironmentObject private var firing: Firing
  var body: some View { Button("Fire at once") { firing.go(to: .firing) } }
}

struct GlazingView: View {
  let layers: Int
  @EnvironmentObject private var firing: Firing

  var body: some View {
    NavigationStack {
      VStack {
        Button("Fire") { firing.go(to: .firing) }
        Button("Ask") { firing.question = Question(id: layers) }
      }
    }
  }
}

struct QuestionView: View {
  let number: Int
  @EnvironmentObject private var firing: Firing
  var body: some View { Button("Again") { firing.go(to: .shaping) } }
}

/// What one stage chooses by itself is one screen.
struct FiringView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var heat: Heat = .low

  enum Heat { case low, high }

  var body: some View {
    NavigationStack {
      Group {
        switch heat {
        case .low: EmberView(heat: $heat)
        case .high: FlameView()
        }
      }
      .toolbar { Button("Close") { dismiss() } }
    }
  }
}

struct EmberView: View {
  @Binding var heat: FiringView.Heat
  var body: some View { Button("Hotter") { heat = .high } }
}

struct FlameView: View { var body: some View { Text("Flame") } }

/// Two forms without stacks, each with something below: one screen.
struct MixView: View {
  @State private var isWet = false

  var body: some View {
    VStack {
      if isWet {
        WetView()
        Button("Dry") { isWet = false }
      } else {
        DryView()
        Button("Wet") { isWet = true }
      }
    }
    .interactiveDismissDisabled()
  }
}

struct WetView: View { var body: some View { Text("Wet") } }
struct DryView: View { var body: some View { Text("Dry") } }
