import SwiftUI

@main struct MeadowApp: App { var body: some Scene { WindowGroup { Root() } } }

enum Spot: CaseIterable { case brook, hill, scan, barn }

final class Walk: ObservableObject {
  @Published var spot: Spot = .brook
  @Published var isScanning = false
}

enum Stage { case welcome, rules, meadow }

struct Root: View {
  @State private var stage = Stage.welcome
  var body: some View {
    switch stage {
    case .welcome: Welcome(stage: $stage)
    case .rules: Rules(stage: $stage)
    case .meadow: Meadow()
    }
  }
}

/// Steps that lead to each other by buttons of their own in one frame are no tabs.
struct StepFrame<Inside: View>: View {
  @ViewBuilder let inside: Inside
  var body: some View { VStack { inside } }
}

struct Welcome: View {
  @Binding var stage: Stage
  var body: some View {
    StepFrame {
      Button("Rules") { stage = .rules }
      Button("Skip") { stage = .meadow }
    }
  }
}

struct Rules: View {
  @Binding var stage: Stage
  var body: some View {
    StepFrame {
      Button("Back") { stage = .welcome }
      Button("Go") { stage = .meadow }
    }
  }
}

struct Meadow: View {
  @StateObject private var walk = Walk()
  var body: some View {
    ZStack {
      switch walk.spot {
      case .brook: Brook()
      case .hill: Hill()
      case .scan: EmptyView()
      case .barn: Barn()
      }
      Clouds()
    }
    .environmentObject(walk)
  }
}

/// What each page puts around itself.
struct PageFrame<Inside: View>: View {
  @EnvironmentObject var walk: Walk
  @ViewBuilder var inside: Inside
  var body: some View {
    VStack(spacing: 0) {
      inside
      SpotBar(spot: $walk.spot, isScanning: $walk.isScanning)
    }
  }
}

struct SpotBar: View {
  @Binding var spot: Spot
  @Binding var isScanning: Bool
  var body: some View {
    HStack {
      ForEach(Spot.allCases, id: \.self) { one in
        Text("\(one)").onTapGesture {
          if one == .scan { isScanning = true } else { spot = one }
        }
      }
    }
  }
}

struct Clouds: View { var body: some View { Color.white } }

struct Brook: View {
  @State private var fishes = false
  var body: some View {
    NavigationStack {
      PageFrame { Button("Fish") { fishes = true } }.sheet(isPresented: $fishes) { Trout() }
    }
  }
}

struct Hill: View {
  @EnvironmentObject var walk: Walk
  var body: some View { PageFrame { Button("Down to the barn") { walk.spot = .barn } } }
}

struct Barn: View { var body: some View { PageFrame { Text("Hay") } } }
struct Trout: View { var body: some View { Text("Trout") } }
