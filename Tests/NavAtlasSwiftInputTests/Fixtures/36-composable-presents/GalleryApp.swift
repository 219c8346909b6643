import ComposableArchitecture
import SwiftUI

@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                PaintingView(store: Store(initialState: Painting.State()) { Painting() })
            }
        }
    }
}

@Reducer
struct Painting {
    @Reducer
    enum Destination {
        case alert(AlertState<Alert>)
        case frame(FrameChoice)
        case loan(Loan)
        case artist(Artist)

        enum Alert { case confirmBurn }
    }

    @ObservableState
    struct State {
        @Presents var destination: Destination.State?
    }

    enum Action {
        case burnTapped, frameTapped, loanTapped, artistTapped
        case destination(PresentationAction<Destination.Action>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .burnTapped:
                state.destination = .alert(AlertState { TextState("Burn it?") })
            case .frameTapped:
                state.destination = .frame(FrameChoice.State())
            case .loanTapped:
                state.destination = .loan(Loan.State())
            case .artistTapped:
                state.destination = .artist(Artist.State())
            case .destination(.presented(.frame(.delegate(.chosen)))):
                state.destination = nil
            case .destination:
                break
            }
            return .none
        }
        .ifLet(\.$destination, action: \.destination)
    }
}
