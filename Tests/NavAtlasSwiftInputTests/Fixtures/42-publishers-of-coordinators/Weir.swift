import Combine
import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var flow: WeirFlow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
        let flow = WeirFlow(navigation: navigation)
        flow.start()
        self.flow = flow
    }
}

final class WeirFlow {
    enum Event { case opened, measured(Int) }

    private let navigation: UINavigationController
    private var subscriptions = Set<AnyCancellable>()

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let model = WeirModel()
        model.wishes
            .receive(on: DispatchQueue.main)
            .sink { [weak self] wish in
                switch wish {
                case .gate: self?.showGate()
                case .gauge: self?.showGauge()
                case .boat: self?.showBoat()
                }
            }
            .store(in: &subscriptions)
        navigation.pushViewController(UIHostingController(rootView: WeirView(model: model)), animated: false)
    }

    private func showGate() {
        let gate = GateModel()
        gate.onClose = { [weak self] in self?.navigation.popViewController(animated: true) }
        navigation.pushViewController(UIHostingController(rootView: GateView(model: gate)), animated: true)
    }

    private func showGauge() {
        navigation.present(UIHostingController(rootView: GaugeView()), animated: true)
    }

    private func showBoat() {
        navigation.pushViewController(UIHostingController(rootView: BoatView()), animated: true)
    }
}

final class WeirModel: ObservableObject {
    enum Wish { case gate, gauge, boat }

    private let subject = PassthroughSubject<Wish, Never>()
    var wishes: AnyPublisher<Wish, Never> { subject.eraseToAnyPublisher() }

    func gateTapped() { subject.send(.gate) }
    func gaugeTapped() { subject.send(.gauge) }
}

final class GateModel: ObservableObject {
    var onClose: (() -> Void)?
    func closeTapped() { onClose?() }
}
