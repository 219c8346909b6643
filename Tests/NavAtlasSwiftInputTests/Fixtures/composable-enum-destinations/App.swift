import ComposableArchitecture
import SwiftUI

@main
struct PotteryApp: App {
    let store = Store(initialState: StudioFeature.State()) {
        StudioFeature()
            ._printChanges()
            .dependency(\.uuid, .incrementing)
    }

    var body: some Scene {
        WindowGroup { StudioView(store: store) }
    }
}

@Reducer
struct StudioFeature {
    @Reducer(state: .equatable, .sendable, action: .sendable)
    enum Destination {
        case editPot(PotForm)
        case kiln(KilnFeature)
        @ReducerCaseEphemeral case confirm(ConfirmationDialogState<Confirm>)
        @ReducerCaseIgnored case photo(URL)

        @CasePathable enum Confirm: Equatable { case smash, keep }
    }

    @ObservableState
    struct State: Equatable {
        @Presents var destination: Destination.State?
        @Shared(.appStorage("glaze")) var glaze = "blue"
        var pots: IdentifiedArrayOf<PotRow.State> = []
        var path = StackState<Path.State>()
    }

    @Reducer
    enum Path {
        case pot(PotDetail)
        case glazes(GlazeList)
    }

    enum Action: ViewAction {
        case destination(PresentationAction<Destination.Action>)
        case pots(IdentifiedActionOf<PotRow>)
        case path(StackActionOf<Path>)
        case view(View)
        case potsLoaded([PotRow.State])

        @CasePathable
        enum View {
            case onTask, newTapped, kilnTapped, glazesTapped
            case smashTapped(PotRow.State.ID)
        }
    }

    @Dependency(\.potClient) var potClient
    private enum CancelID { case load }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .view(.onTask):
                return .run { send in await send(.potsLoaded(await potClient.all())) }
                    .cancellable(id: CancelID.load, cancelInFlight: true)
            case .potsLoaded(let pots):
                state.pots = .init(uniqueElements: pots)
                return .none
            case .view(.newTapped):
                state.destination = .editPot(PotForm.State(name: ""))
                return .none
            case .view(.kilnTapped):
                state.destination = .kiln(.init())
                return .none
            case .view(.glazesTapped):
                state.path.append(.glazes(.init()))
                return .none
            case .view(.smashTapped):
                state.destination = .confirm(.smash)
                return .none
            case .pots(.element(id: let id, action: .delegate(.open))):
                state.path.append(.pot(PotDetail.State(id: id)))
                return .none
            case .destination(.presented(.confirm(.smash))):
                state.path.removeAll()
                return .none
            case .destination(.presented(.editPot(.delegate(.saved(let id))))):
                state.destination = nil
                state.path.append(.pot(PotDetail.State(id: id)))
                return .none
            case .path(.element(id: _, action: .pot(.delegate(let delegate)))):
                return reduce(delegate, into: &state)
            case .destination, .pots, .path:
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
        .forEach(\.pots, action: \.pots) { PotRow() }
        .forEach(\.path, action: \.path)
    }

    private func reduce(_ delegate: PotDetail.Action.Delegate, into state: inout State) -> Effect<Action> {
        switch delegate {
        case .glazeRequested:
            state.path.append(.glazes(.init()))
            return .none
        case .deleted:
            _ = state.path.popLast()
            return .none
        }
    }
}

extension ConfirmationDialogState where Action == StudioFeature.Destination.Confirm {
    static let smash = ConfirmationDialogState {
        TextState("Smash?")
    } actions: {
        ButtonState(role: .destructive, action: .smash) { TextState("Smash") }
    }
}

@DependencyClient
struct PotClient { var all: @Sendable () async -> [PotRow.State] = { [] } }
extension PotClient: DependencyKey { static let liveValue = PotClient(all: { [PotRow.State(id: 1)] }) }
extension DependencyValues {
    var potClient: PotClient { get { self[PotClient.self] } set { self[PotClient.self] = newValue } }
}
