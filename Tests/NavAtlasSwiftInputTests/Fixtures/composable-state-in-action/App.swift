import ComposableArchitecture
import SwiftUI

@Reducer struct Fish {
  @ObservableState struct State: Equatable {}
  enum Action: Equatable { case fed }
  var body: some ReducerOf<Self> { Reduce { state, action in .none } }
}

@Reducer struct Weed {
  @ObservableState struct State: Equatable {}
  enum Action: Equatable { case cut }
  var body: some ReducerOf<Self> { Reduce { state, action in .none } }
}

@Reducer struct Pond {
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action: Equatable {
    case setDestination(Destination.State?)
    case destination(PresentationAction<Destination.Action>)
  }
  @Reducer enum Destination { case fish(Fish), weed(Weed) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .setDestination(let next): state.destination = next
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
extension Pond.Destination.State: Equatable {}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { PondView(store: Store(initialState: Pond.State()) { Pond() }) } }
  }
}

struct PondView: View {
  @Bindable var store: StoreOf<Pond>
  var body: some View {
    VStack {
      Button("Fish") { store.send(.setDestination(.fish(Fish.State()))) }
      Button("Weed") { store.send(.setDestination(.weed(Weed.State()))) }
    }
    .navigationDestination(item: $store.scope(state: \.destination, action: \.destination)) { inner in
      switch inner.case {
      case let .fish(store): FishView(store: store)
      case let .weed(store): WeedView(store: store)
      }
    }
  }
}

struct FishView: View {
  let store: StoreOf<Fish>
  var body: some View { Button("Feed") { store.send(.fed) } }
}
struct WeedView: View {
  let store: StoreOf<Weed>
  var body: some View { Button("Cut") { store.send(.cut) } }
}
