import SwiftUI
import UIKit
import XCoordinator

enum HarvestRoute: Route {
    case field
    case crate(Int)
    case weighing
    case finished
    case home
}

final class HarvestCoordinator: NavigationCoordinator<HarvestRoute> {
    init() {
        super.init(initialRoute: .field)
    }

    override func prepareTransition(for route: HarvestRoute) -> NavigationTransition {
        switch route {
        case .field:
            let field = UIHostingController(rootView: FieldView(router: unownedRouter))
            return .push(field)
        case .crate(let number):
            return .push(UIHostingController(rootView: CrateView(number: number, router: unownedRouter)))
        case .weighing:
            let scale = UIHostingController(rootView: WeighingView(router: unownedRouter))
            return .present(scale)
        case .finished:
            return .dismiss()
        case .home:
            return .popToRoot()
        }
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private lazy var window = UIWindow()
    private let router = HarvestCoordinator().strongRouter

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        router.setRoot(for: window)
        return true
    }
}
