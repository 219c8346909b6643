import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let stack = UINavigationController()
    let moves = CampMoves(stack: stack)
    stack.viewControllers = [UIHostingController(rootView: TentView(model: TentModel(moves: moves)))]
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
  }
}

protocol TentMoves {
  func showFire()
  func showLake()
}

protocol ShowingFire {
  var stack: UINavigationController { get }
}

extension ShowingFire {
  func showFire() {
    stack.pushViewController(UIHostingController(rootView: FireView()), animated: true)
  }
}

protocol ShowingLake {
  var stack: UINavigationController { get }
}

extension ShowingLake {
  func showLake() { stack.present(UIHostingController(rootView: LakeView()), animated: true) }
}

/// What the first protocol asks for, the extensions of the others give.
struct CampMoves: TentMoves, ShowingFire, ShowingLake {
  unowned let stack: UINavigationController
}

struct TentModel {
  let moves: TentMoves
}

struct TentView: View {
  let model: TentModel
  var body: some View {
    VStack {
      Button("Fire") { model.moves.showFire() }
      Button("Lake") { model.moves.showLake() }
    }
  }
}

struct FireView: View { var body: some View { Text("Fire") } }
struct LakeView: View { var body: some View { Text("Lake") } }
