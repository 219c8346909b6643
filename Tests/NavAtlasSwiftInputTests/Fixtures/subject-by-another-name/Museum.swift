import Combine
import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var keeper: Keeper?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        keeper = Keeper(window: window)
        keeper?.begin()
        window.makeKeyAndVisible()
    }
}

final class Tickets {
    static let all = Tickets()
    let hasTicket = CurrentValueSubject<Bool, Never>(false)
    func buy() { hasTicket.send(true) }
    func tear() { hasTicket.send(false) }
}

final class Keeper {
    private let window: UIWindow
    private let hasTicket = Tickets.all.hasTicket
    private var guides: [Any] = []
    private var bag: Set<AnyCancellable> = []

    init(window: UIWindow) { self.window = window }

    func begin() {
        hasTicket
            .removeDuplicates()
            .sink { [weak self] hasTicket in
                if hasTicket {
                    DispatchQueue.main.async {
                        let guide = HallGuide()
                        guide.begin()
                        self?.guides = [guide]
                        self?.window.rootViewController = guide.stack
                    }
                } else {
                    let guide = DeskGuide()
                    guide.begin()
                    self?.guides = [guide]
                    self?.window.rootViewController = guide.stack
                }
            }
            .store(in: &bag)
    }
}

final class DeskGuide {
    var stack = UINavigationController()

    lazy var desk: UIHostingController = {
        var desk = UIHostingController(rootView: Desk(guide: self))
        return desk
    }()

    func begin() { stack = UINavigationController(rootViewController: desk) }
    func showPrices() { PriceGuide(stack: stack).begin() }
}

final class PriceGuide {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }

    func begin() {
        stack.pushViewController(UIHostingController(rootView: Prices(guide: self)), animated: true)
    }

    func back() { stack.popViewController(animated: true) }
}

final class HallGuide {
    var stack = UINavigationController()

    lazy var hall: UIHostingController = {
        var hall = UIHostingController(rootView: Hall())
        return hall
    }()

    func begin() { stack.setViewControllers([hall], animated: true) }
}

struct Desk: View {
    let guide: DeskGuide

    var body: some View {
        Button("Prices") { guide.showPrices() }
        Button("Buy") { Tickets.all.buy() }
    }
}

struct Prices: View {
    let guide: PriceGuide
    var body: some View { Button("Back") { guide.back() } }
}

struct Hall: View {
    var body: some View { Button("Leave") { Tickets.all.tear() } }
}
