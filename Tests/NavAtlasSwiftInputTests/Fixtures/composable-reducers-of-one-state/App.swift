import ComposableArchitecture
import SwiftUI

@main
struct FerryApp: App {
  let store = Store(initialState: FerryLogic.State(), reducer: { FerryLogic() })
  var body: some Scene { WindowGroup { FerryView(store: store) } }
}

@Reducer
struct FerryLogic {
  struct State: Equatable {
    var pier = PierLogic.State()
    var path = StackState<Stop.State>()
    @PresentationState var storm: StormLogic.State?
  }

  enum Action {
    case pier(PierLogic.Action)
    case path(StackAction<Stop.State, Stop.Action>)
    case storm(PresentationAction<StormLogic.Action>)
    case forecast(Int)
    /// Nothing of the app sends it; the stop's own actions are none of this case.
    case restored(Stop.State)
  }

  var body: some Reducer<State, Action> {
    core
      .forEach(\.path, action: \.path) { Stop() }
      .ifLet(\.$storm, action: \.storm) { StormLogic() }
  }

  @ReducerBuilder<State, Action>
  var core: some Reducer<State, Action> {
    Scope(state: \.pier, action: \.pier) { PierLogic() }
    CourseLogic()
    ForecastLogic()
  }

  @Reducer
  struct Stop {
    enum State: Equatable {
      case island(IslandLogic.State = .init())
      case lighthouse(LighthouseLogic.State = .init())
    }

    enum Action {
      case island(IslandLogic.Action)
      case lighthouse(LighthouseLogic.Action)
    }

    var body: some Reducer<State, Action> {
      Scope(state: \.island, action: \.island, child: IslandLogic.init)
      Scope(state: \.lighthouse, action: \.lighthouse, child: LighthouseLogic.init)
    }
  }
}

/// Where the ferry goes: of the ferry's state, in a function.
@Reducer
struct CourseLogic {
  func reduce(into state: inout FerryLogic.State, action: FerryLogic.Action) -> Effect<FerryLogic.Action> {
    switch action {
    case .pier(.castOff):
      state.path.append(.island())
      return .none
    case let .path(.element(_, stop)):
      switch stop {
      case .island(.delegate(.sailOn)):
        state.path.append(.lighthouse())
        return .none
      default: return .none
      }
    case let .restored(stop):
      state.path.append(stop)
      return .none
    default: return .none
    }
  }
}

/// What the weather does to it: of the same state, in a body.
@Reducer
struct ForecastLogic {
  var body: some Reducer<FerryLogic.State, FerryLogic.Action> {
    Reduce { state, action in
      switch action {
      case .pier(.barometerTapped):
        return .run { send in await send(.forecast(10)) }
      case let .forecast(wind):
        if wind > 9 { state.storm = StormLogic.State() }
        return .none
      case .path(.element(_, .lighthouse(.lampOut))):
        state.path.removeAll()
        return .none
      default: return .none
      }
    }
  }
}

@Reducer
struct PierLogic {
  struct State: Equatable {}
  enum Action { case castOff, barometerTapped }
  var body: some Reducer<State, Action> { EmptyReducer() }
}

@Reducer
struct IslandLogic {
  struct State: Equatable {}
  enum Action {
    case bellRung
    case delegate(Delegate)
    enum Delegate: Equatable { case sailOn }
  }
  var body: some Reducer<State, Action> {
    Reduce { _, action in
      switch action {
      case .bellRung: return .send(.delegate(.sailOn))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
struct LighthouseLogic {
  struct State: Equatable {}
  enum Action { case lampOut }
  var body: some Reducer<State, Action> { EmptyReducer() }
}

@Reducer
struct StormLogic {
  struct State: Equatable {}
  enum Action { case seen }
  var body: some Reducer<State, Action> { EmptyReducer() }
}
