import Combine
import ReactorKit
import RxSwift
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Guide().begin()
        self.window = window
        window.makeKeyAndVisible()
    }
}


final class Walk {
    private let found = PublishSubject<Int>()
    let rest = PublishRelay<Void>()
    var finding: Observable<Int> { found.asObservable() }
    private let bag = DisposeBag()

    init(guide: Guide) {
        rest.subscribe(onNext: { [weak guide] in guide?.showBench() }).disposed(by: bag)
    }

    func look() { found.onNext(3) }
}

final class Guide {
    private let stack = UINavigationController()
    private let bag = DisposeBag()

    func begin() -> UIViewController {
        let walk = Walk(guide: self)
        let path = PathController(walk: walk)
        walk.finding
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak path] number in path?.present(StoneController(number: number), animated: true) })
            .disposed(by: bag)
        stack.pushViewController(path, animated: false)
        return stack
    }

    func showBench() { stack.pushViewController(BenchController(), animated: true) }
}

final class PathController: UIViewController {
    private let walk: Walk
    private let sit = UIButton()
    private let map = UIButton()
    private let bag = DisposeBag()
    private var kept = Set<AnyCancellable>()

    init(walk: Walk) {
        self.walk = walk
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        sit.rx.tap.bind(to: walk.rest).disposed(by: bag)
        map.publisher(for: .touchUpInside)
            .sink { [unowned self] _ in present(MapController(), animated: true) }
            .store(in: &kept)
    }

    @objc private func lookTouched() { walk.look() }
}

final class BenchController: UIViewController, View {
    var disposeBag = DisposeBag()

    func bind(reactor: BenchReactor) {
        reactor.state.map(\.isRested)
            .distinctUntilChanged()
            .filter { $0 }
            .subscribe(onNext: { [weak self] _ in self?.navigationController?.popViewController(animated: true) })
            .disposed(by: disposeBag)
    }
}

final class BenchReactor: Reactor {
    enum Action { case rest }
    struct State { var isRested = false }
    let initialState = State()
}

final class StoneController: UIViewController {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

final class MapController: UIViewController {}
