import ComposableArchitecture
import SwiftUI

@main
struct CourierApp: App {
  var body: some Scene {
    WindowGroup { DepotView(store: Store(initialState: Depot.State()) { Depot() }) }
  }
}

@Reducer
struct Depot {
  @ObservableState
  struct State: Equatable {
    @Presents var stop: Stop.State?
  }

  enum Action {
    case drive
    case stop(PresentationAction<Stop.Action>)
  }

  @Reducer
  struct Stop {
    @ObservableState
    enum State: Equatable { case house(House.State) }
    enum Action { case house(House.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: \.house, action: \.house) { House() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .drive:
        state.stop = .house(House.State())
        return .none
      case .stop(.presented(.house(.rang))):
        return .send(.stop(.presented(.house(.opened))))
      case .stop:
        return .none
      }
    }
    .ifLet(\.$stop, action: \.stop) { Stop() }
  }
}

struct DepotView: View {
  @Bindable var store: StoreOf<Depot>

  var body: some View {
    NavigationStack {
      Button("Drive") { store.send(.drive) }
        .navigationDestination(item: $store.scope(state: \.stop?.house, action: \.stop.house)) { store in
          HouseView(store: store)
        }
    }
  }
}

@Reducer
struct House {
  @ObservableState
  struct State: Equatable {
    @Presents var paper: Paper.State?
  }

  enum Action {
    case rang
    case opened
    case refused
    case paper(PresentationAction<Paper.Action>)
  }

  @Reducer
  struct Paper {
    @ObservableState
    enum State: Equatable { case receipt(Receipt.State), complaint(Receipt.State) }
    enum Action { case receipt(Receipt.Action), complaint(Receipt.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: \.receipt, action: \.receipt) { Receipt() }
      Scope(state: \.complaint, action: \.complaint) { Receipt() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.paper = .receipt(Receipt.State())
        return .none
      case .refused:
        state.paper = .complaint(Receipt.State())
        return .none
      case .rang, .paper:
        return .none
      }
    }
    .ifLet(\.$paper, action: \.paper) { Paper() }
  }
}

struct HouseView: View {
  @Bindable var store: StoreOf<House>

  var body: some View {
    Button("Ring") { store.send(.rang) }
      .sheet(item: $store.scope(state: \.paper?.receipt, action: \.paper.receipt)) { _ in SignView() }
      .fullScreenCover(item: $store.scope(state: \.paper?.complaint, action: \.paper.complaint)) { _ in
        NoteView()
      }
  }
}

@Reducer
struct Receipt {
  struct State: Equatable {}
  enum Action { case signed }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct SignView: View {
  var body: some View { Text("Sign here") }
}

struct NoteView: View {
  var body: some View { Text("Refused") }
}
