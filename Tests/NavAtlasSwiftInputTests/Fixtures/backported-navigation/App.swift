import NavigationStackBackport
import SwiftUI

@main struct ReefApp: App {
    var body: some Scene {
        WindowGroup { ReefCoordinatorView<ReefCoordinator>(coordinator: ReefCoordinator()) }
    }
}

enum Coordination {
    struct Action: Equatable {
        var identifier: String
        var params: [String: Any] = [:]

        static func == (lhs: Action, rhs: Action) -> Bool { lhs.identifier == rhs.identifier }

        static let back = Action(identifier: "back")
        static let next = Action(identifier: "next")
        static let finish = Action(identifier: "finish")
        static let entered = Action(identifier: "entered")
    }
}

extension Coordination.Action {
    static let help = Coordination.Action(identifier: "help")
    static let closeSheet = Coordination.Action(identifier: "closeSheet")
    static let dive = Coordination.Action(identifier: "dive")
}

protocol Coordinator: AnyObject { func handle(_ action: Coordination.Action) }

protocol ReefCoordinatorProtocol: Coordinator, ObservableObject {
    associatedtype Body: View
    var rootState: ReefCoordination.State { get }
    var rootStateForSheet: ReefCoordination.State? { get set }
    var path: NavigationStackBackport.NavigationPath { get set }
    var pathForSheet: NavigationPath { get set }
    func view(for state: ReefCoordination.State?) -> Body
}

enum ReefCoordination {
    enum State: Equatable, Hashable, Codable {
        case welcome, home, terms, help, dive(depth: Int)
    }
}

final class ReefCoordinator: ReefCoordinatorProtocol {
    @Published var rootState: ReefCoordination.State = .welcome
    @Published var rootStateForSheet: ReefCoordination.State?
    @Published var pathForSheet = NavigationPath()
    @Published var path: NavigationStackBackport.NavigationPath

    init(path: NavigationStackBackport.NavigationPath = NavigationStackBackport.NavigationPath()) { self.path = path }

    func handle(_ action: Coordination.Action) {
        if action.identifier == Coordination.Action.dive.identifier {
            guard let depth = action.params["depth"] as? Int else { return }
            path.append(ReefCoordination.State.dive(depth: depth))
            return
        }
        guard !handleEntry(action) else { return }
        switch action {
        case .back: path.removeLast()
        case .next: path.append(ReefCoordination.State.terms)
        case .help: rootStateForSheet = .help
        case .closeSheet: rootStateForSheet = nil
        case .finish: path = NavigationStackBackport.NavigationPath()
        default: print("not handled")
        }
    }

    private func handleEntry(_ action: Coordination.Action) -> Bool {
        switch action.identifier {
        case Coordination.Action.entered.identifier:
            enter(with: ReefCoordination.State.home)
            return true
        default: return false
        }
    }

    private func enter(with state: ReefCoordination.State) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) {
            path.removeLast(path.count)
            rootState = state
        }
    }

    @ViewBuilder func view(for state: ReefCoordination.State?) -> some View {
        switch state {
        case .welcome: WelcomeView(viewModel: BaseViewModel(coordinator: self))
        case .home: HomeView(viewModel: BaseViewModel(coordinator: self))
        case .terms: TermsView(viewModel: TermsViewModel(coordinator: self))
        case .help: HelpView(viewModel: BaseViewModel(coordinator: self))
        case .dive(let depth): DiveView(viewModel: BaseViewModel(coordinator: self), depth: depth)
        default: EmptyView()
        }
    }
}

struct ReefCoordinatorView<T: ReefCoordinatorProtocol>: View {
    @StateObject private var coordinator: T
    var didAppear: ((Self) -> Void)?

    init(coordinator: T) { self._coordinator = StateObject(wrappedValue: coordinator) }

    var body: some View {
        NavigationStackBackport.NavigationStack(path: $coordinator.path) {
            coordinator.view(for: coordinator.rootState)
                .backport.navigationDestination(for: ReefCoordination.State.self) { state in
                    coordinator.view(for: state)
                }
        }
        .onAppear { self.didAppear?(self) }
        .sheet(isPresented: $coordinator.rootStateForSheet.presence()) {
            NavigationStack(path: $coordinator.pathForSheet) {
                coordinator.view(for: coordinator.rootStateForSheet)
                    .navigationDestination(for: ReefCoordination.State.self) { state in coordinator.view(for: state) }
            }
        }
    }
}

extension Binding {
    func presence<T>() -> Binding<Bool> where Value == T? {
        return .init {
            self.wrappedValue != nil
        } set: { newValue in
            precondition(newValue == false)
            self.wrappedValue = nil
        }
    }
}

class BaseViewModel: ObservableObject {
    weak var coordinator: (any Coordinator)?
    init(coordinator: (any Coordinator)?) { self.coordinator = coordinator }
}

final class TermsViewModel: BaseViewModel {
    enum Action { case agree, ask }
    func perform(_ action: Action) {
        switch action {
        case .agree: coordinator?.handle(Coordination.Action(identifier: Coordination.Action.dive.identifier, params: ["depth": 3]))
        case .ask: coordinator?.handle(.help)
        }
    }
}

struct WelcomeView: View {
    @ObservedObject var viewModel: BaseViewModel
    var body: some View { Button("Next") { viewModel.coordinator?.handle(.entered) } }
}

struct TermsView: View {
    @ObservedObject var viewModel: TermsViewModel
    var body: some View {
        VStack {
            Button("Agree") { viewModel.perform(.agree) }
            Button("Ask") { viewModel.perform(.ask) }
            Button("Back") { viewModel.coordinator?.handle(.back) }
        }
    }
}

struct HelpView: View {
    @ObservedObject var viewModel: BaseViewModel
    var body: some View { Button("Close") { viewModel.coordinator?.handle(.closeSheet) } }
}

struct HomeView: View {
    @ObservedObject var viewModel: BaseViewModel
    var body: some View { Button("Go") { viewModel.coordinator?.handle(Coordination.Action.next) } }
}

struct DiveView: View {
    @ObservedObject var viewModel: BaseViewModel
    let depth: Int
    var body: some View { Button("Up") { viewModel.coordinator?.handle(.finish) } }
}
