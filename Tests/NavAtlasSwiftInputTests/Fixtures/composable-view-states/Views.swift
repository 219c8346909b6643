import ComposableArchitecture
import SwiftUI

// A view's own structure of the state is what its view store has, by names of its own; actions go where they always did.
struct HallView: View {
  typealias Action = HallAction
  private let store: Store<HallState, Action>
  @ObservedObject private var viewStore: ViewStore<ViewState, Action>
  struct ViewState: Equatable {
    let door: HallState.Route?
    let isInRoom: Bool
    init(state: HallState) {
      door = state.route
      isInRoom = state.room != nil
    }
  }
  init(store: Store<HallState, Action>) {
    self.store = store
    viewStore = ViewStore(store.scope(state: ViewState.init))
  }
  var body: some View {
    VStack {
      Button("Map") { viewStore.send(.setRoute(.map)) }
      Button("Hours") { viewStore.send(.setRoute(.hours)) }
      Button("Sound") { viewStore.send(.setRoute(.sound)) }
      Button("Room") { viewStore.send(.setRoom(true)) }
    }
    .fullScreenCover(item: viewStore.binding(get: \.door, send: HallAction.setRoute)) { door in
      switch door {
      case .map: MapView(store: store.scope(state: \.map, action: HallAction.map))
      case .hours: HoursView()
      default: EmptyView()
      }
    }
    .sheet(isPresented: viewStore.binding(get: { $0.isInRoom }, send: HallAction.setRoom)) {
      IfLetStore(store.scope(state: \.room, action: HallAction.room), then: RoomView.init(store:))
    }
  }
}
struct RoomView: View {
  let store: Store<RoomState, RoomAction>
  var body: some View {
    WithViewStore(store.scope(state: Wall.init)) { viewStore in
      VStack {
        Button("Buy") { viewStore.send(.buy) }
        Button("Leave") { viewStore.send(.leave) }
      }
      .sheet(isPresented: viewStore.binding(get: \.showsTill, send: RoomAction.setBuying)) { TillView() }
    }
  }
}
extension RoomView {
  struct Wall: Equatable {
    let showsTill: Bool
    init(_ state: RoomState) { showsTill = state.isBuying }
  }
}
struct MapView: View {
  let store: Store<MapState, MapAction>
  @Environment(\.dismiss) var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
struct HoursView: View { var body: some View { Text("Hours") } }
struct TillView: View { var body: some View { Text("Till") } }
