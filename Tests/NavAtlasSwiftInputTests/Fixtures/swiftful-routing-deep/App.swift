import SwiftUI
import SwiftfulRouting

@main
struct TeaApp: App {
    var body: some Scene {
        WindowGroup {
            CoreBuilder(interactor: CoreInteractor()).appView()
        }
    }
}

@MainActor
struct CoreBuilder {
    let interactor: CoreInteractor

    func appView() -> some View {
        RouterView { router in
            teasView(router: router)
        }
    }

    func teasView(router: AnyRouter) -> some View {
        TeasView(presenter: TeasPresenter(interactor: interactor, router: CoreRouter(router: router, builder: self)))
    }

    func teaView(router: AnyRouter, delegate: TeaDelegate) -> some View {
        TeaView(presenter: TeaPresenter(interactor: interactor, router: CoreRouter(router: router, builder: self)), delegate: delegate)
    }

    func brewView(router: AnyRouter) -> some View {
        BrewView(presenter: BrewPresenter(router: CoreRouter(router: router, builder: self)))
    }
}

struct CoreInteractor {}
struct TeaDelegate { var name = "Oolong"; var onBrewed: (() -> Void)? }

@MainActor
struct CoreRouter {
    let router: AnyRouter
    let builder: CoreBuilder

    func showTeaView(delegate: TeaDelegate) {
        router.showScreen(.push) { router in builder.teaView(router: router, delegate: delegate) }
    }
    func showBrewView() {
        router.showScreen(.fullScreenCover) { router in builder.brewView(router: router) }
    }
    func showSettings(onDismiss: @escaping () -> Void) {
        router.showScreen(.sheet, onDismiss: onDismiss) { _ in SettingsView() }
    }
    func showAlert(error: Error) { router.showAlert(.alert, title: "Error") { Button("OK") {} } }
    func dismissScreen() { router.dismissScreen() }
    func dismissScreenStack() { router.dismissScreenStack() }
}

protocol TeasRouter { func showTeaView(delegate: TeaDelegate); func showSettings(onDismiss: @escaping () -> Void) }
protocol TeaRouter { func showBrewView(); func dismissScreen(); func showAlert(error: Error) }
protocol BrewRouter { func dismissScreen() }
extension CoreRouter: TeasRouter, TeaRouter, BrewRouter {}

@Observable @MainActor
final class TeasPresenter {
    private let interactor: CoreInteractor
    private let router: TeasRouter
    init(interactor: CoreInteractor, router: TeasRouter) {
        self.interactor = interactor
        self.router = router
    }
    func onTeaPressed(_ name: String) { router.showTeaView(delegate: TeaDelegate(name: name)) }
    func onSettingsPressed() { router.showSettings(onDismiss: {}) }
}

struct TeasView: View {
    @State var presenter: TeasPresenter
    var body: some View {
        Button("Oolong") { presenter.onTeaPressed("Oolong") }
        Button("Settings", action: presenter.onSettingsPressed)
    }
}

@Observable @MainActor
final class TeaPresenter {
    private let interactor: CoreInteractor
    private let router: TeaRouter
    init(interactor: CoreInteractor, router: TeaRouter) {
        self.interactor = interactor
        self.router = router
    }
    func onBrewPressed() {
        Task {
            do {
                try await Task.sleep(for: .seconds(1))
                router.showBrewView()
            } catch {
                router.showAlert(error: error)
            }
        }
    }
    func onBackPressed() { router.dismissScreen() }
}

struct TeaView: View {
    @State var presenter: TeaPresenter
    let delegate: TeaDelegate
    var body: some View {
        Button("Brew") { presenter.onBrewPressed() }
        Button("Back") { presenter.onBackPressed() }
    }
}

@MainActor @Observable final class BrewPresenter {
    let router: BrewRouter
    init(router: BrewRouter) { self.router = router }
}
struct BrewView: View {
    @State var presenter: BrewPresenter
    var body: some View { Button("Done") { presenter.router.dismissScreen() } }
}
struct SettingsView: View {
    @Environment(\.router) var router
    var body: some View { Button("Close") { router.dismissScreen() } }
}
