import RxCocoa
import RxSwift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: TeahouseViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class TeahouseViewController: UIViewController {
  private let menuButton = UIButton()
  private let bookingButton = UIButton()
  private let closing = PublishRelay<Void>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    menuButton.rx.tap
      .bind(with: self) { owner, _ in owner.openMenu() }
      .disposed(by: bag)
    bookingButton.rx.tap
      .throttle(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(with: self, onNext: { (house, _) in house.book() })
      .disposed(by: bag)
  }
}

extension TeahouseViewController {
  private func openMenu() {
    navigationController?.pushViewController(MenuViewController(), animated: true)
  }

  private func book() {
    present(BookingViewController(), animated: true)
  }
}

final class MenuViewController: UIViewController {}

final class BookingViewController: UIViewController {
  private let closeButton = UIButton()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.rx.tap.asDriver()
      .drive(with: self) { $0.close($1) }
      .disposed(by: bag)
  }

  private func close(_ event: Void) { dismiss(animated: true) }
}
