import ComposableArchitecture
import SwiftUI

@main
struct MuseumApp: App {
    var body: some Scene {
        WindowGroup {
            MuseumView(store: Store(initialState: MuseumReducer.State()) { MuseumReducer() })
        }
    }
}

@Reducer
struct MuseumReducer {
    enum Path {
        @Reducer
        enum Hall {
            case painting(PaintingReducer)
            case cafe
        }
    }

    @Reducer
    enum Destination {
        case prepare(PrepareReducer)
        case tour(TourReducer)
    }

    @ObservableState
    struct State {
        var viewType: ViewType = .closed
        var door: DoorReducer.State?
        var hall: HallReducer.State?
        var paths = Paths()
        @Presents var destination: Destination.State?

        struct Paths {
            var hall = StackState<Path.Hall.State>()
        }

        mutating func open() {
            viewType = .open
            door = nil
            hall = HallReducer.State()
        }
    }

    enum ViewType { case closed, open }

    enum Action {
        case start
        case door(DoorReducer.Action)
        case hall(HallReducer.Action)
        case paths(Paths)
        case destination(PresentationAction<Destination.Action>)

        enum Paths {
            case hall(StackActionOf<Path.Hall>)
        }
    }

    var body: some ReducerOf<Self> {
        moves
        Reduce { state, action in
            switch action {
            case .start:
                state.open()
                return .none
            case .hall(.delegate(.close)):
                state.viewType = .closed
                return .none
            case .door(.finish):
                return Effect.send(.start)
            case .destination(let action):
                guard let action = action.presented else { return .none }
                switch action {
                case .prepare(let action):
                    switch action {
                    case .begin:
                        state.destination = .tour(TourReducer.State(stop: StopReducer.State()))
                        return .none
                    default:
                        return .none
                    }
                case .tour:
                    return .none
                }
            default:
                return .none
            }
        }
        .ifLet(\.door, action: \.door) { DoorReducer() }
        .ifLet(\.hall, action: \.hall) { HallReducer() }
        .ifLet(\.$destination, action: \.destination)
    }

    private var moves: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .hall(.paintingTapped):
                state.paths.hall.append(.painting(PaintingReducer.State()))
                return .none
            case .hall(.cafeTapped):
                state.paths.hall.append(.cafe)
                return .none
            case .hall(.tourTapped):
                state.destination = .prepare(PrepareReducer.State())
                return .none
            default:
                return .none
            }
        }
        .forEach(\.paths.hall, action: \.paths.hall)
    }
}

extension PresentationAction {
    var presented: Action? {
        switch self {
        case .dismiss: nil
        case .presented(let action): action
        }
    }
}

struct MuseumView: View {
    @Bindable var store: StoreOf<MuseumReducer>

    var body: some View {
        Content(store: store)
            .sheet(item: $store.scope(state: \.destination?.prepare, action: \.destination.prepare)) { store in
                PrepareView(store: store)
            }
            .fullScreenCover(item: $store.scope(state: \.destination?.tour, action: \.destination.tour)) { store in
                NavigationStack { TourView(store: store) }
            }
    }
}

extension MuseumView {
    struct Content: View {
        @Bindable var store: StoreOf<MuseumReducer>

        var body: some View {
            HStack {
                Group {
                    switch store.viewType {
                    case .closed:
                        if let store = store.scope(state: \.door, action: \.door) { DoorView(store: store) }
                    case .open:
                        NavigationStack(path: $store.scope(state: \.paths.hall, action: \.paths.hall)) {
                            if let store = store.scope(state: \.hall, action: \.hall) { HallView(store: store) }
                        } destination: { store in
                            switch store.case {
                            case .painting(let store): PaintingView(store: store)
                            case .cafe: CafeView()
                            }
                        }
                    }
                }
            }
        }
    }
}

@Reducer
struct DoorReducer {
    struct State {}
    enum Action { case finish }
}

struct DoorView: View {
    let store: StoreOf<DoorReducer>
    var body: some View { Button("Open") { store.send(.finish) } }
}

@Reducer
struct HallReducer {
    @ObservableState
    struct State { @Presents var shown: Shown.State? }

    @Reducer
    enum Shown {
        case alert(AlertState<Answer>)
    }

    enum Answer { case close }

    enum Action {
        case paintingTapped, cafeTapped, tourTapped, closeTapped
        case presentation(PresentationAction<Shown.Action>)
        case delegate(Answer)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .closeTapped:
                state.shown = .alert(
                    AlertState {
                        TextState("Close?")
                    } actions: {
                        ButtonState(action: .close) { TextState("Close") }
                    })
                return .none
            case .presentation(.presented(.alert(.close))):
                return .send(.delegate(.close))
            default:
                return .none
            }
        }
    }
}

struct HallView: View {
    let store: StoreOf<HallReducer>
    var body: some View {
        Button("Painting") { store.send(.paintingTapped) }
        Button("Café") { store.send(.cafeTapped) }
        Button("Tour") { store.send(.tourTapped) }
        Button("Close") { store.send(.closeTapped) }
    }
}

@Reducer
struct PaintingReducer {
    struct State {}
    enum Action {}
}

struct PaintingView: View {
    let store: StoreOf<PaintingReducer>
    var body: some View { Text("Painting") }
}

struct CafeView: View { var body: some View { Text("Café") } }

@Reducer
struct PrepareReducer {
    struct State {}
    enum Action { case begin, think }
}

struct PrepareView: View {
    let store: StoreOf<PrepareReducer>
    var body: some View {
        Button("Begin") { store.send(.begin) }
        Button("Think") { store.send(.think) }
    }
}

@Reducer
struct TourReducer {
    @ObservableState
    struct State { var stop: StopReducer.State? }
    enum Action { case stop(StopReducer.Action) }
    var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\.stop, action: \.stop) { StopReducer() }
    }
}

/// Nothing but the view for a part of the state that it is given.
struct TourView: View {
    @Bindable var store: StoreOf<TourReducer>
    var body: some View {
        Group {
            if let store = store.scope(state: \.stop, action: \.stop) { StopView(store: store) }
        }
    }
}

@Reducer
struct StopReducer {
    @Dependency(\.dismiss) var dismiss
    struct State {}
    enum Action { case leave, look }
    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .leave: return .run { _ in await dismiss() }
            case .look: return .none
            }
        }
    }
}

struct StopView: View {
    let store: StoreOf<StopReducer>
    var body: some View {
        Button("Leave") { store.send(.leave) }
        Button("Look") { store.send(.look) }
    }
}
