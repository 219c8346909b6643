import SwiftfulRouting
import SwiftUI

@main
struct SpaApp: App {
    var body: some Scene {
        WindowGroup {
            RouterView { router in
                ReceptionView(router: router)
            }
        }
    }
}

struct ReceptionView: View {
    let router: AnyRouter

    var body: some View {
        Button("Steam") {
            router.showScreen(.push) { router in
                SteamRoomView(router: router)
            }
        }
        Button("Prices") {
            router.showScreen(.sheet, destination: { _ in PriceListView() })
        }
        Button("Closed?") {
            router.showAlert(.alert, title: "Closed") { Button("OK") {} }
        }
    }
}

struct SteamRoomView: View {
    let router: AnyRouter

    var body: some View {
        Button("Massage", action: goToMassage)
        Button("Leave") { router.dismissScreen() }
    }

    private func goToMassage() {
        router.showScreen(.fullScreenCover, onDismiss: { print("relaxed") }) { router in
            MassageView(router: router)
        }
    }
}

struct MassageView: View {
    let router: AnyRouter

    var body: some View {
        Button("Enough") { router.dismissScreen() }
    }
}

struct PriceListView: View {
    @Environment(\.router) private var router

    var body: some View {
        Button("Vouchers") {
            router.showScreen(.push) { _ in VoucherView() }
        }
    }
}

struct VoucherView: View {
    @Environment(\.router) private var router

    var body: some View {
        Button("Start") { router.dismissScreenStack() }
    }
}
