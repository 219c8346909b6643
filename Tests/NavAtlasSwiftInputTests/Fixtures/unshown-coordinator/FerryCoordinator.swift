import SwiftUI
import UIKit

/// Nothing here starts it.
final class FerryCoordinator {
    let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let pier = PierView(
            board: { [weak self] deck in self?.showDeck(deck) },
            buy: { [weak self] in self?.showTickets() })
        navigation.pushViewController(UIHostingController(rootView: pier), animated: false)
    }

    private func showDeck(_ number: Int) {
        let model = DeckModel()
        model.onChart = { [weak self] in self?.showChart() }
        navigation.pushViewController(UIHostingController(rootView: DeckView(model: model)), animated: true)
    }
}
