import SwiftfulRouting
import SwiftUI

@main
struct CircusApp: App {
    var body: some Scene {
        WindowGroup {
            RouterView(addNavigationStack: true, addModuleSupport: true) { _ in
                TicketView()
            }
        }
    }
}

struct TicketView: View {
    @Environment(\.router) private var router

    var body: some View {
        Button("Help") {
            router.showScreen(.sheet) { _ in HelpView() }
        }
        Button("Enter", action: enter)
    }

    private func enter() {
        router.showModule(.trailing, id: "ring") { _ in RingView() }
    }
}

struct RingView: View {
    let ring = RingModel()
    @Environment(\.router) private var router

    var body: some View {
        Button("Clown") { ring.clownTapped(router) }
        Button("Leave") { ring.leave(by: router) }
    }
}

/// The model is handed the router.
final class RingModel {
    func clownTapped(_ router: AnyRouter) {
        router.showScreen(.push) { router in ClownView(router: router) }
    }

    func leave(by router: AnyRouter) {
        router.showModule { _ in TicketView() }
    }
}

struct ClownView: View {
    let router: AnyRouter
    var body: some View { Button("Bow") { router.dismissScreen() } }
}

struct HelpView: View {
    @Environment(\.router) private var router
    var body: some View { Button("Got it") { router.dismissScreen() } }
}
