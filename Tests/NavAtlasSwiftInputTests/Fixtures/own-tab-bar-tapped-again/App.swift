import SwiftUI

@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { GateView() }
    }
  }
}

/// Four ways to write the same bar, and a bar of steps that only go back.
struct GateView: View {
  var body: some View {
    List {
      NavigationLink("Birds") { BirdsView() }
      NavigationLink("Cats") { CatsView() }
      NavigationLink("Fish") { FishView() }
      NavigationLink("Feeding") { FeedingView() }
    }
  }
}

enum House: CaseIterable { case inside, outside }

/// A `switch` asks whether the tab is the one that is shown.
struct BirdsView: View {
  @State private var house = House.inside

  var body: some View {
    VStack {
      switch house {
      case .inside: AviaryView()
      case .outside: MeadowView()
      }
      BirdsBar(selected: $house) { print("to the top") }
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

struct BirdsBar: View {
  @Binding var selected: House
  let again: () -> Void

  var body: some View {
    HStack {
      Button("Inside") { tap(.inside) }
      Button("Outside") { tap(.outside) }
    }
  }

  private func tap(_ house: House) {
    switch selected {
    case house: again()
    default: selected = house
    }
  }
}

/// An `if` asks for it, in a loop.
struct CatsView: View {
  @State private var house = House.inside

  var body: some View {
    VStack {
      switch house {
      case .inside: CageView()
      case .outside: RockView()
      }
      HStack {
        ForEach(House.allCases, id: \.self) { tapped in
          Button("Tab") {
            if house == tapped { print("again") } else { house = tapped }
          }
        }
      }
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

/// It asks whether it is another one.
struct FishView: View {
  @State private var house = House.inside

  var body: some View {
    VStack {
      switch house {
      case .inside: TankView()
      case .outside: PondView()
      }
      HStack {
        Button("Inside") { if house != .inside { house = .inside } else { print("again") } }
        Button("Outside") { if house != .outside { house = .outside } }
      }
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

/// A bar of steps leads to what was done already: these are steps of one screen.
struct FeedingView: View {
  @State private var step = 0

  var body: some View {
    VStack {
      switch step {
      case 0: ChoosingView { step = 1 }
      default: PortionView()
      }
      HStack {
        ForEach(0..<2) { other in
          if other == step {
            Text("\(other)")
          } else {
            Text("\(other)").onTapGesture { if other < step { step = other } }
          }
        }
      }
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

struct AviaryView: View { var body: some View { Text("Parrots") } }
struct MeadowView: View { var body: some View { Text("Cranes") } }
struct CageView: View { var body: some View { Text("Lions") } }
struct RockView: View { var body: some View { Text("Lynxes") } }
struct TankView: View { var body: some View { Text("Rays") } }
struct PondView: View { var body: some View { Text("Carps") } }
struct PortionView: View { var body: some View { Text("Two fish") } }

struct ChoosingView: View {
  let next: () -> Void
  var body: some View { Button("Next", action: next) }
}
