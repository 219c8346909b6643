import SwiftUI
import UIKit

@main struct HarbourApp: App {
  var body: some Scene { WindowGroup { PierView() } }
}

struct Berth {
  let content: AnyView

  init<Content: View>(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

  init<Moored: UIViewController>(controller: Moored.Type) {
    self.init { MooredView<Moored>().navigationTitle("Moored") }
  }
}

struct PierView: View {
  private let berth = Berth(controller: OarController.self)

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Sail") { MooredView<SailController>() }
        NavigationLink("Oar") { berth.content }
        NavigationLink("Chart") { ChartView() }
        NavigationLink("Any") { MooredView<UIViewController>() }
      }
    }
  }
}

/// Any controller: it is the screen, and there are as many as there are controllers.
struct MooredView<Moored: UIViewController>: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Moored {
    let moored = Moored()
    updateUIViewController(moored, context: context)
    return moored
  }

  func updateUIViewController(_ moored: Moored, context: Context) {}
}

/// One controller: the view is the screen.
struct ChartView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ChartController { ChartController() }
  func updateUIViewController(_ chart: ChartController, context: Context) {}
}

final class ChartController: UIViewController {
  @objc func roll() { navigationController?.popViewController(animated: true) }
}

final class SailController: UIViewController {
  @objc func reef() { present(KnotController(), animated: true) }
}

final class OarController: UIViewController {
  @objc func ship() { navigationController?.popViewController(animated: true) }
}

final class KnotController: UIViewController {
  @objc func done() { dismiss(animated: true) }
}
