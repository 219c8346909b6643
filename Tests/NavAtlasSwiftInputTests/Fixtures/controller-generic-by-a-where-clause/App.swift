import SwiftUI
import UIKit

@main class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Frame(Porch())
    return true
  }
}

class Frame<Content>: UIViewController where Content: View {
  let controller: UIHostingController<Content>
  init(_ rootView: Content) {
    self.controller = UIHostingController(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    self.modalPresentationStyle = .fullScreen
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}

struct Porch: View {
  var body: some View { Button("Enter") { Router.open(Frame(Parlour())) } }
}

enum Router {
  static func open(_ vc: UIViewController) {
    UIApplication.shared.windows.first?.rootViewController?.present(vc, animated: true)
  }
}

struct Parlour: View {
  var body: some View {
    TabView {
      Pond().tabItem { Text("Pond") }
      Ridge().tabItem { Text("Ridge") }
    }
  }
}
struct Pond: View { var body: some View { Text("Pond") } }
struct Ridge: View { var body: some View { Text("Ridge") } }
