import SwiftUI

protocol Coordinator: AnyObject, Identifiable, Hashable {
    associatedtype Content: View
    var parent: (any Coordinator)? { get set }
    @MainActor @ViewBuilder var view: Content { get }
}

extension Coordinator {
    static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@main
struct CircusApp: App {
    @StateObject private var root = RootCoordinator()
    var body: some Scene { WindowGroup { root.view } }
}

final class RootCoordinator: ObservableObject, Coordinator {
    enum Flow { case entrance, arena(ArenaCoordinator) }
    weak var parent: (any Coordinator)?
    @Published private(set) var flow: Flow = .entrance

    var view: some View { RootFlowView(coordinator: self) }

    func enter() {
        let arena = ArenaCoordinator(onLeave: { [weak self] in self?.flow = .entrance })
        arena.parent = self
        flow = .arena(arena)
    }
}

struct RootFlowView: View {
    @ObservedObject var coordinator: RootCoordinator
    var body: some View {
        switch coordinator.flow {
        case .entrance: EntranceView(action: coordinator.enter)
        case .arena(let child): child.view
        }
    }
}

final class ArenaCoordinator: ObservableObject, Coordinator {
    enum Act: Hashable { case clown(String), lions }

    weak var parent: (any Coordinator)?
    @Published var acts: [Act] = []
    @Published var snacks: SnackCoordinator?
    private let onLeave: () -> Void

    init(onLeave: @escaping () -> Void) { self.onLeave = onLeave }

    var view: some View { ArenaFlowView(coordinator: self) }

    func eventSink(_ event: SeatsView.Event) {
        switch event {
        case .clown(let name): acts.append(.clown(name))
        case .snacks: openSnacks()
        case .leave: onLeave()
        }
    }

    private func openSnacks() {
        snacks = SnackCoordinator { [unowned self] result in
            snacks = nil
            if case .lions = result { acts = [.lions] }
        }
    }

    @ViewBuilder
    func destination(for act: Act) -> some View {
        switch act {
        case .clown(let name): ClownView(name: name)
        case .lions: LionsView { [weak self] in self?.acts.removeAll() }
        }
    }
}

struct ArenaFlowView: View {
    @ObservedObject var coordinator: ArenaCoordinator
    var body: some View {
        NavigationStack(path: $coordinator.acts) {
            SeatsView(send: coordinator.eventSink)
                .navigationDestination(for: ArenaCoordinator.Act.self, destination: coordinator.destination)
        }
        .sheet(item: $coordinator.snacks) { $0.view }
    }
}

final class SnackCoordinator: ObservableObject, Coordinator {
    enum Result { case eaten, lions }
    weak var parent: (any Coordinator)?
    @Published var path = NavigationPath()
    let completion: (Result) -> Void

    init(completion: @escaping (Result) -> Void) { self.completion = completion }

    var view: some View {
        NavigationStack(path: Binding(get: { self.path }, set: { self.path = $0 })) {
            SnackListView(pick: { [self] in path.append($0) }, done: { [self] in completion(.eaten) })
                .navigationDestination(for: String.self) { name in
                    SnackView(name: name, feed: { self.completion(.lions) })
                }
        }
    }
}
