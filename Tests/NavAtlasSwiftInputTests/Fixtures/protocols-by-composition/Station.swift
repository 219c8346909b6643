import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let gate = GateViewController()
    let guide = Guide()
    guide.stack = UINavigationController(rootViewController: gate)
    gate.guide = guide
    window = UIWindow()
    window?.rootViewController = guide.stack
    window?.makeKeyAndVisible()
    return true
  }
}

protocol ShowsTracks { func showTrack(_ number: Int) }
protocol ShowsTickets { func showTicket() }

final class Guide: NSObject, ShowsTracks, ShowsTickets {
  var stack: UINavigationController?

  func showTrack(_ number: Int) {
    let track = TrackViewController()
    track.tickets = self
    stack?.pushViewController(track, animated: true)
  }

  func showTicket() { stack?.topViewController?.present(TicketViewController(), animated: true) }
}

final class GateViewController: UIViewController {
  var guide: (AnyObject & ShowsTracks)?
  @objc private func trackTapped() { guide?.showTrack(3) }
}

final class TrackViewController: UIViewController {
  var tickets: (any NSObjectProtocol & ShowsTickets)?
  @objc private func ticketTapped() { tickets?.showTicket() }
}

final class TicketViewController: UIViewController {
  @objc private func closeTapped() {
    let presenter = presentingViewController
    presenter?.dismiss(animated: true)
  }
}
