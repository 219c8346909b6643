import Swinject
import UIKit

protocol FerryRouting: AnyObject {
    func start()
    func showTicket(_ number: Int)
}

final class FerryRouter: FerryRouting {
    private let navigation: UINavigationController
    private let resolver: Resolver

    init(navigation: UINavigationController, resolver: Resolver) {
        self.navigation = navigation
        self.resolver = resolver
    }

    func start() {
        let departures = resolver.resolve(DeparturesViewController.self)!
        navigation.setViewControllers([departures], animated: false)
    }

    func showTicket(_ number: Int) {
        guard let ticket = resolver.resolve(TicketViewController.self, argument: number) else { return }
        navigation.pushViewController(ticket, animated: true)
    }
}
