import SwiftUI

@main struct HarborApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Harbor") { Harbor(store: Ledger(state: .init(), reducer: Berths())) }
          NavigationLink("Yard") { Yard() }
          NavigationLink("Chart") { Chart() }
        }
      }
    }
  }
}

enum Pier: Hashable, CaseIterable { case quay, dock, slip }

protocol Reducing {
  associatedtype State
  associatedtype Action
  func reduce(into state: inout State, action: Action)
}

@Observable final class Ledger<R: Reducing> {
  private(set) var state: R.State
  private let reducer: R

  init(state: R.State, reducer: R) {
    self.state = state
    self.reducer = reducer
  }

  func send(_ action: R.Action) { reducer.reduce(into: &state, action: action) }
}

struct Berths: Reducing {
  struct State { var pier: Pier = .quay }
  enum Action { case select(Pier) }

  func reduce(into state: inout State, action: Action) {
    switch action {
    case .select(let pier): state.pier = pier
    }
  }
}

/// The bar is in a sheet that nobody can close.
struct Harbor: View {
  @State var store: Ledger<Berths>

  var body: some View {
    ZStack {
      switch store.state.pier {
      case .quay: Quay()
      case .dock: Dock()
      case .slip: Slip()
      }
    }
    .sheet(isPresented: .constant(true)) {
      PierBar(pier: Binding(get: { store.state.pier }, set: { store.send(.select($0)) }))
        .presentationDetents([.height(60)])
        .interactiveDismissDisabled(true)
    }
    .navigationBarBackButtonHidden(true)
  }
}

struct PierBar: View {
  @Binding var pier: Pier

  var body: some View {
    HStack {
      ForEach(Pier.allCases, id: \.self) { each in Text("Pier").onTapGesture { pier = each } }
    }
  }
}

struct Quay: View { var body: some View { NavigationLink("Crane") { Crane() } } }
struct Dock: View { var body: some View { Text("Dock") } }
struct Slip: View { var body: some View { Text("Slip") } }
struct Crane: View { var body: some View { Text("Crane") } }

/// Buttons instead of a loop, and two sheets, of which only one stays.
struct Yard: View {
  @State private var shows = Craft.hulls
  @State private var asks = false

  enum Craft { case hulls, masts }

  var body: some View {
    VStack {
      switch shows {
      case .hulls: Hulls()
      case .masts: Masts()
      }
    }
    .sheet(isPresented: $asks) { Advice() }
    .sheet(isPresented: .constant(true)) {
      HStack {
        Button("Hulls") { shows = .hulls }
        Button("Masts") { shows = .masts }
        Button("Advice") { asks = true }
      }
      .interactiveDismissDisabled()
    }
    .toolbar(.hidden)
  }
}

struct Hulls: View { var body: some View { Text("Hulls") } }
struct Masts: View { var body: some View { Text("Masts") } }
struct Advice: View { var body: some View { Text("Advice") } }

/// A sheet that is closed again says how one screen is shown.
struct Chart: View {
  @State private var scale = Scale.near
  @State private var chooses = false

  enum Scale { case near, far }

  var body: some View {
    VStack {
      switch scale {
      case .near: Near()
      case .far: Far()
      }
    }
    .sheet(isPresented: $chooses) {
      HStack {
        Button("Near") { scale = .near }
        Button("Far") { scale = .far }
      }
    }
    .toolbar { Button("Scale") { chooses = true } }
    .navigationBarBackButtonHidden(true)
  }
}

struct Near: View { var body: some View { Text("Near") } }
struct Far: View { var body: some View { Text("Far") } }
