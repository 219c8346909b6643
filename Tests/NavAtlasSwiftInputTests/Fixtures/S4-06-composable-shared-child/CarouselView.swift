import ComposableArchitecture
import SwiftUI

@main
struct CarouselApp: App {
    var body: some Scene {
        WindowGroup {
            CarouselView(store: Store(initialState: Carousel.State()) { Carousel() })
        }
    }
}

struct CarouselView: View {
    @Bindable var store: StoreOf<Carousel>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            Button("Mount") { store.send(.mountTapped) }
        } destination: { store in
            switch store.case {
            case .horse(let store): HorseView(store: store)
            case .swan(let store): SwanView(store: store)
            case .rocket(let store): RocketView(store: store)
            }
        }
    }
}

struct HorseView: View {
    let store: StoreOf<Seat>
    var body: some View { SeatButtons(store: store) }
}

struct SwanView: View {
    let store: StoreOf<Seat>
    var body: some View { SeatButtons(store: store) }
}

struct RocketView: View {
    let store: StoreOf<Seat>
    var body: some View { SeatButtons(store: store) }
}

struct SeatButtons: View {
    let store: StoreOf<Seat>

    var body: some View {
        Button("Forward") { store.send(.forward) }
        Button("Back") { store.send(.back) }
    }
}
