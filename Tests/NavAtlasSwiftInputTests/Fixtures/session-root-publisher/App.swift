import Combine
import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        coordinator = AppCoordinator(window: window, session: .shared)
        coordinator?.start()
        return true
    }
}

final class SessionManager {
    static let shared = SessionManager()
    enum Status: Equatable { case unknown, signedOut, signedIn(String) }
    let status = CurrentValueSubject<Status, Never>(.unknown)

    func restore() { status.send(.signedOut) }
    func signIn(_ name: String) { status.send(.signedIn(name)) }
    func signOut() { status.value = .signedOut }
}

final class AppCoordinator {
    private let window: UIWindow
    private let session: SessionManager
    private var cancellables = Set<AnyCancellable>()
    private var child: PiersCoordinator?

    init(window: UIWindow, session: SessionManager) {
        self.window = window
        self.session = session
    }

    func start() {
        session.status
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] status in self?.route(status) }
            .store(in: &cancellables)
        window.makeKeyAndVisible()
    }

    private func route(_ status: SessionManager.Status) {
        switch status {
        case .unknown: setRoot(UIHostingController(rootView: SplashView(onLoaded: session.restore)))
        case .signedOut: setRoot(SignInViewController(session: session))
        case .signedIn(let name):
            let coordinator = PiersCoordinator(name: name)
            child = coordinator
            setRoot(coordinator.rootViewController)
            coordinator.start()
        }
    }

    private func setRoot(_ controller: UIViewController) {
        window.rootViewController = controller
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }
}

final class PiersCoordinator {
    let rootViewController = UINavigationController()
    private let name: String
    init(name: String) { self.name = name }

    func start() {
        let piers = PiersViewController()
        piers.onPier = { [weak self] in self?.rootViewController.pushViewController(PierViewController(), animated: true) }
        rootViewController.viewControllers = [piers]
    }
}

struct SplashView: View {
    let onLoaded: () -> Void
    var body: some View { ProgressView().task { onLoaded() } }
}

final class SignInViewController: UIViewController {
    private let session: SessionManager
    init(session: SessionManager) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func signInTapped() { session.signIn("Ann") }
}

final class PiersViewController: UIViewController {
    var onPier: (() -> Void)?
    @objc private func pierTapped() { onPier?() }
    @objc private func signOutTapped() { SessionManager.shared.signOut() }
}

final class PierViewController: UIViewController {}
