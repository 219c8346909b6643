import SwiftUI
import UIKit

extension FerryCoordinator {
    func showTickets() {
        let tickets = UIHostingController(
            rootView: TicketView { [weak self] in self?.navigation.dismiss(animated: true) })
        navigation.present(tickets, animated: true)
    }
}

extension FerryCoordinator: DeckGuide {
    func showChart() {
        let chart = UIHostingController(rootView: ChartView())
        chart.modalPresentationStyle = .fullScreen
        navigation.present(chart, animated: true)
    }
}
