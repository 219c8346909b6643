import SwiftUI
import UIKit

@main struct PotteryApp: App {
  var body: some Scene { WindowGroup { Pottery() } }
}

struct Pottery: UIViewControllerRepresentable {
  typealias UIViewControllerType = UINavigationController

  func makeCoordinator() -> Holder { Holder(flow: KilnFlow()) }

  func makeUIViewController(context: Context) -> UINavigationController {
    let flow = context.coordinator.flow
    flow.begin()
    return flow.stack
  }

  func updateUIViewController(_ stack: UINavigationController, context: Context) {}
}

final class Holder {
  let flow: KilnFlow
  init(flow: KilnFlow) { self.flow = flow }
}

final class KilnFlow {
  let stack = UINavigationController()

  func begin() {
    let kilns = KilnsView { [weak self] in self?.open($0) }
    stack.pushViewController(UIHostingController(rootView: kilns), animated: false)
  }

  private func open(_ number: Int) {
    let kiln = KilnView(
      number: number, glaze: { [weak self] in self?.stack.present(GlazeViewController(), animated: true) },
      done: { [weak self] in self?.stack.popToRootViewController(animated: true) })
    stack.pushViewController(UIHostingController(rootView: kiln), animated: true)
  }
}

struct KilnsView: View {
  let open: (Int) -> Void
  var body: some View { Button("Kiln 1") { open(1) } }
}

struct KilnView: View {
  let number: Int
  let glaze: () -> Void
  let done: () -> Void

  var body: some View {
    Button("Glaze", action: glaze)
    Button("Done", action: done)
  }
}

final class GlazeViewController: UIViewController {
  @objc private func closeTapped() { dismiss(animated: true) }
}
