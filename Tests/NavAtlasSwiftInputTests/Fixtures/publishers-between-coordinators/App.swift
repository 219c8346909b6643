import RxSwift
import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let stack = UINavigationController()
        Porter(stack: stack).begin()
        window.rootViewController = stack
        self.window = window
        window.makeKeyAndVisible()
    }
}

extension UIApplication {
    func restart(with first: UIViewController) { keyWindow?.rootViewController = first }
}

final class Hotel {
    enum Way { case room, bar }

    let rung = PublishSubject<Int>()
    let called = PublishSubject<Int>()
    let thirsty = PublishSubject<Void>()

    func ring() { rung.onNext(1) }
    func drink() { thirsty.onNext(()) }
}

/// What comes between those who send and those who hear changes the values, and may act itself.
final class Porter {
    private let stack: UINavigationController
    private let bag = DisposeBag()

    init(stack: UINavigationController) { self.stack = stack }

    func begin() {
        let hotel = Hotel()
        Observable.merge(hotel.rung, hotel.called.asObservable())
            .filter { $0 > 0 }
            .flatMap { [weak self] number -> Observable<Void> in self?.lead(to: number) ?? .empty() }
            .subscribe()
            .disposed(by: bag)
        hotel.thirsty
            .map { Hotel.Way.bar }
            .subscribe(onNext: { [weak self] way in
                switch way {
                case .room: self?.stack.popViewController(animated: true)
                case .bar: self?.showBar()
                }
            })
            .disposed(by: bag)
        stack.pushViewController(HallController(hotel: hotel), animated: false)
    }

    private func showBar() {
        let bar = BarController()
        bar.model = BarModel(ways: OwnBarWays(host: bar))
        stack.present(bar, animated: true)
    }

    private func lead(to number: Int) -> Observable<Void> {
        stack.pushViewController(RoomController(number: number), animated: true)
        return .empty()
    }
}

final class HallController: UIViewController {
    private let hotel: Hotel

    init(hotel: Hotel) {
        self.hotel = hotel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    @objc private func bellTouched() { hotel.ring() }
    @objc private func glassTouched() { hotel.drink() }
}

final class RoomController: UIViewController {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    @objc private func leaveTouched() { UIApplication.shared.restart(with: UIHostingController(rootView: StreetView())) }
}

/// What a protocol requires is handed over as it is.
protocol BarWays {
    func toKitchen()
}

final class OwnBarWays: BarWays {
    private let host: UIViewController

    init(host: UIViewController) { self.host = host }

    func toKitchen() { host.present(KitchenController(), animated: true) }
}

final class BarModel {
    private let ways: BarWays

    init(ways: BarWays) { self.ways = ways }

    func orders(_ taps: Observable<Void>) -> Observable<Void> { taps.do(onNext: ways.toKitchen) }
}

final class BarController: UIViewController {
    var model: BarModel!
    private let order = UIButton()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        model.orders(order.rx.tap.asObservable()).subscribe().disposed(by: bag)
    }
}

final class KitchenController: UIViewController {}

/// A view of UIKit's in one of SwiftUI's.
final class DoorView: UIView {
    var isTouched: (() -> Void)?

    @objc private func touched() { isTouched?() }
}

struct Door: UIViewRepresentable {
    let open: () -> Void

    func makeUIView(context: Context) -> DoorView {
        let door = DoorView()
        door.isTouched = open
        return door
    }

    func updateUIView(_ door: DoorView, context: Context) {}
}

struct StreetView: View {
    @State private var isInside = false

    var body: some View {
        Door { isInside = true }
            .sheet(isPresented: $isInside) { ShopView() }
    }
}

struct ShopView: View {
    var body: some View { Text("Bread") }
}
