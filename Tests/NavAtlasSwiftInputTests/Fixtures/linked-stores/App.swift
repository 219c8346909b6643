import ComposableArchitecture
import SwiftUI

@main struct GardenApp: App {
  var body: some Scene {
    WindowGroup { GardenView(store: Store(initialState: Garden.State()) { Garden() }) }
  }
}

struct Garden: Reducer {
  struct State: Equatable {
    @PresentationState var bed: Bed.State?
    @PresentationState var destination: Destination.State?
  }

  enum Action {
    case bedTapped
    case toolsTapped
    case seedsTapped
    case bed(PresentationAction<Bed.Action>)
    case destination(PresentationAction<Destination.Action>)
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case tools(Tools.State)
      case seeds(Seeds.State)
    }
    enum Action {
      case tools(Tools.Action)
      case seeds(Seeds.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: /State.tools, action: /Action.tools) { Tools() }
      Scope(state: /State.seeds, action: /Action.seeds) { Seeds() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bedTapped: state.bed = Bed.State()
      case .toolsTapped: state.destination = .tools(Tools.State())
      case .seedsTapped: state.destination = .seeds(Seeds.State())
      case .bed(.presented(.doneTapped)): state.bed = nil
      case .bed, .destination: break
      }
      return .none
    }
    .ifLet(\.$bed, action: /Action.bed) { Bed() }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
  }
}

struct GardenView: View {
  let store: StoreOf<Garden>

  var body: some View {
    NavigationView {
      VStack {
        // Nobody sees this one: a button sets its state.
        Button("Bed") { store.send(.bedTapped) }
        NavigationLinkStore(store.scope(state: \.$bed, action: { .bed($0) }), onTap: {}) { store in
          Text("none")
        } label: {
          EmptyView()
        }
        NavigationLinkStore(
          store.scope(state: \.$bed, action: { .bed($0) }), onTap: {}, destination: { BedView(store: $0) },
          label: { EmptyView() })
        NavigationLinkStore(
          store.scope(state: \.$destination, action: { .destination($0) }), state: /Garden.Destination.State.tools,
          action: Garden.Destination.Action.tools, onTap: { store.send(.toolsTapped) },
          destination: { ToolsView(store: $0) }, label: { Text("Tools") })
        NavigationLinkStore(
          store.scope(state: \.$destination, action: { .destination($0) }), state: /Garden.Destination.State.seeds,
          action: Garden.Destination.Action.seeds
        ) {
          store.send(.seedsTapped)
        } destination: {
          SeedsView(store: $0)
        } label: {
          Text("Seeds")
        }
      }
    }
  }
}

struct Bed: Reducer {
  struct State: Equatable {}
  enum Action { case doneTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct BedView: View {
  let store: StoreOf<Bed>
  var body: some View { Button("Done") { store.send(.doneTapped) } }
}

struct Tools: Reducer {
  struct State: Equatable {}
  enum Action { case appeared }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct ToolsView: View {
  let store: StoreOf<Tools>
  var body: some View { Text("Tools") }
}

struct Seeds: Reducer {
  struct State: Equatable {}
  enum Action { case appeared }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct SeedsView: View {
  let store: StoreOf<Seeds>
  var body: some View { Text("Seeds") }
}
