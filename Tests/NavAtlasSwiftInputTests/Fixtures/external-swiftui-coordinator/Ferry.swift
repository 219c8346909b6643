import SwiftUI
import SwiftUICoordinator
import UIKit

enum FerryRoute: StackNavigationRoute {
    case quay
    case deck(Int)
    case map

    var action: TransitionAction {
        switch self {
        case .map: .present(animated: true, modalPresentationStyle: .fullScreen)
        default: .push(animated: true)
        }
    }
}

enum FerryAction: CoordinatorAction {
    case board(Int)
    case unfoldMap
    case foldMap
    case landed
}

final class FerryCoordinator: Routing {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: NavigationController
    let startRoute: FerryRoute

    init(parent: Coordinator?, navigationController: NavigationController, startRoute: FerryRoute = .quay) {
        self.parent = parent
        self.navigationController = navigationController
        self.startRoute = startRoute
    }

    func handle(_ action: CoordinatorAction) {
        switch action {
        case FerryAction.board(let deck): show(route: .deck(deck))
        case FerryAction.unfoldMap: show(route: .map)
        case FerryAction.foldMap: dismiss()
        case FerryAction.landed: parent?.handle(Action.done(self))
        default: parent?.handle(action)
        }
    }
}

extension FerryCoordinator: RouterViewFactory {
    @ViewBuilder
    func view(for route: FerryRoute) -> some View {
        switch route {
        case .quay: QuayView(coordinator: self)
        case .deck(let number): DeckView(number: number, coordinator: self)
        case .map: SeaMapView(coordinator: self)
        }
    }
}

final class HarbourCoordinator: RootCoordinator {
    func start() {
        let ferry = FerryCoordinator(parent: self, navigationController: navigationController)
        add(child: ferry)
        ferry.start()
    }

    override func handle(_ action: CoordinatorAction) {
        switch action {
        case Action.done(_ as FerryCoordinator): showIsland()
        case Action.cancel(_ as FerryCoordinator): start()
        default: break
        }
    }

    private func showIsland() {
        let island = IslandCoordinator(navigationController: navigationController)
        island.set(routes: [.beach])
    }
}

enum IslandRoute: StackNavigationRoute {
    case beach
    var action: TransitionAction { .push(animated: true) }
}

final class IslandCoordinator: Routing {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: NavigationController
    let startRoute = IslandRoute.beach

    init(navigationController: NavigationController) { self.navigationController = navigationController }
    func handle(_ action: CoordinatorAction) {}
}

extension IslandCoordinator: RouterViewFactory {
    @ViewBuilder
    func view(for route: IslandRoute) -> some View {
        switch route {
        case .beach: BeachView()
        }
    }
}
