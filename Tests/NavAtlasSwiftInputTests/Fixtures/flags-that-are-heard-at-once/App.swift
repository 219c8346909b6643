import Combine
import SwiftUI
import UIKit

class Diary: ObservableObject {
  static let shared = Diary()
  @Published var wasSeen: Bool = UserDefaults.standard.bool(forKey: "seen")
}

@main class Delegate: UIResponder, UIApplicationDelegate {
  var guide: Guide?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow()
    guide = Guide(window: window)
    window.makeKeyAndVisible()
    return true
  }
}

final class Guide {
  let window: UIWindow
  private var bag = Set<AnyCancellable>()
  init(window: UIWindow) {
    self.window = window
    Diary.shared.$wasSeen
      .sink { [weak self] seen in
        if seen { self?.showHall() } else { self?.showGate() }
      }
      .store(in: &bag)
  }
  func showHall() { window.rootViewController = UIHostingController(rootView: Parlour()) }
  func showGate() { window.rootViewController = UIHostingController(rootView: Porch()) }
}

struct Porch: View {
  var body: some View { Button("Enter") { Diary.shared.wasSeen = true } }
}
struct Parlour: View {
  var body: some View { Button("Forget") { Diary.shared.wasSeen = false } }
}
