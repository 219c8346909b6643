import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flow: Flow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let flow = Flow()
    window.rootViewController = flow.navigation
    window.makeKeyAndVisible()
    flow.start()
    (self.window, self.flow) = (window, flow)
    return true
  }
}

final class Flow {
  let navigation = UINavigationController()

  func start() {
    let list = Frame(content: Harbours(onChoice: { [weak self] in self?.showHarbour() }))
    navigation.setViewControllers([list], animated: false)
  }

  private func showHarbour() {
    let harbour = Frame(content: Harbour(onWeather: { [weak self] in self?.showWeather() }))
    navigation.pushViewController(harbour, animated: true)
  }

  private func showWeather() {
    navigation.present(Frame(content: Weather()), animated: true)
  }
}

/// A controller of the app's own, which is generic as hosting controllers are.
final class Frame<Content: View>: UIViewController {
  private let hosting: UIHostingController<Content>

  init(content: Content) {
    hosting = UIHostingController(rootView: content)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(hosting)
    view.addSubview(hosting.view)
    hosting.view.frame = view.bounds
    hosting.didMove(toParent: self)
  }
}

struct Harbours: View {
  let onChoice: () -> Void
  var body: some View { Button("Harbour", action: onChoice) }
}

struct Harbour: View {
  let onWeather: () -> Void
  var body: some View { Button("Weather", action: onWeather) }
}

struct Weather: View { var body: some View { Text("Wind") } }
