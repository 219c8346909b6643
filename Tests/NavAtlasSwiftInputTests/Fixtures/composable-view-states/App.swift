import ComposableArchitecture
import SwiftUI

@main struct MuseumApp: App {
  var body: some Scene {
    WindowGroup { HallView(store: .init(initialState: .init(), reducer: hallReducer, environment: ())) }
  }
}
enum Door: Equatable, Identifiable {
  case map, hours, sound
  var id: Self { self }
}
struct HallState: Equatable {
  typealias Route = Door
  var route: Route?
  var room: RoomState?
  var map: MapState = .init()
}
enum HallAction: Equatable { case setRoute(HallState.Route?), room(RoomAction), setRoom(Bool), map(MapAction) }
let hallReducer = Reducer<HallState, HallAction, Void>.combine([
  roomReducer.optional().pullback(state: \.room, action: /HallAction.room, environment: { _ in () }),
  Reducer { state, action, _ in
    switch action {
    case let .setRoute(route):
      if route == .sound {
        state.route = nil
        return .none
      } else {
        state.route = route
        return .none
      }
    case .setRoom(true):
      state.room = RoomState()
      return .none
    case .setRoom(false), .room(.leave):
      state.room = nil
      return .none
    case .room, .map: return .none
    }
  },
])
struct RoomState: Equatable { var isBuying = false }
enum RoomAction: Equatable { case leave, buy, setBuying(Bool) }
let roomReducer = Reducer<RoomState, RoomAction, Void> { state, action, _ in
  switch action {
  case .leave: return .none
  case .buy:
    state.isBuying = true
    return .none
  case let .setBuying(isBuying):
    state.isBuying = isBuying
    return .none
  }
}
struct MapState: Equatable {}
enum MapAction: Equatable { case none }
