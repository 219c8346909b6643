import SwiftUI
import UIKit

@main struct TheApp: App { var body: some Scene { WindowGroup { Root().ignoresSafeArea() } } }

struct Root: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let coordinator = Coordinator(root: UINavigationController())
    coordinator.start()
    return coordinator.root
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class Coordinator {
  let root: UINavigationController
  init(root: UINavigationController) { self.root = root }
  func start() {
    let welcome = Welcome(onDone: { [weak self] in self?.startHome() })
    root.setViewControllers([UIHostingController(rootView: welcome)], animated: false)
  }
  func startHome() {
    let bar = UITabBarController()
    let lakes = UITab(title: "Lakes", image: nil, identifier: "Lakes") { [self] _ in stack(UIHostingController(rootView: Lakes())) }
    let boats = UITab(title: "Boats", image: nil, identifier: "Boats") { [self] _ in stack(UIHostingController(rootView: Boats())) }
    bar.tabs = [lakes, boats]
    root.setViewControllers([bar], animated: true)
  }
  func stack(_ root: UIViewController) -> UINavigationController { UINavigationController(rootViewController: root) }
}

struct Welcome: View { let onDone: () -> Void; var body: some View { Button("Begin", action: onDone) } }
struct Lakes: View {
  @State private var isNew = false
  var body: some View { Button("New") { isNew = true }.sheet(isPresented: $isNew) { NewLake() } }
}
struct Boats: View { var body: some View { NavigationLink("Boat") { Boat() } } }
struct NewLake: View { var body: some View { Text("Lake") } }
struct Boat: View { var body: some View { Text("Boat") } }
