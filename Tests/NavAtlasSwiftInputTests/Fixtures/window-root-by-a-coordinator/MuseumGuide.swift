import SwiftUI
import UIKit

/// Is given the app's own window, and exchanges what it shows.
final class MuseumGuide {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    func begin() {
        showDesk()
        window.makeKeyAndVisible()
    }

    private func showDesk() {
        let desk = DeskView(pay: { [weak self] in self?.showHall() })
        window.rootViewController = UIHostingController(rootView: desk)
    }

    private func showHall() {
        let navigation = UINavigationController()
        let hall = HallView(
            approach: { [weak navigation] in
                navigation?.pushViewController(UIHostingController(rootView: StatueView()), animated: true)
            },
            leave: { [weak self] in self?.showDesk() })
        navigation.setViewControllers([UIHostingController(rootView: hall)], animated: false)
        window.rootViewController = navigation
    }
}

struct DeskView: View {
    let pay: () -> Void
    @State private var asks = false

    var body: some View {
        Button("Pay", action: pay)
        Button("Prices?") { asks = true }
            .sheet(isPresented: $asks) { PriceView() }
    }
}

struct HallView: View {
    let approach: () -> Void
    let leave: () -> Void

    var body: some View {
        Button("Nearer", action: approach)
        Button("Leave", action: leave)
    }
}

struct PriceView: View { var body: some View { Text("4") } }
struct StatueView: View { var body: some View { Text("Marble") } }
