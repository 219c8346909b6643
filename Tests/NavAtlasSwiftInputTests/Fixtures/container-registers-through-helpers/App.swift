import SwiftUI
import Swinject
import SwinjectAutoregistration
import UIKit

@main
final class Program: UIResponder, UIApplicationDelegate {
  let box = Container()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    box.addAll()
    return true
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let program = UIApplication.shared.delegate as? Program,
      let starter = program.box.resolve(Starter.self)
    else { return }
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    starter.window = window
    Task { await starter.begin() }
  }
}

final class Starter {
  var window: UIWindow?
  private let guide: Guide

  init(guide: Guide) { self.guide = guide }

  func begin() async {
    guide.window = window
    await guide.showWaiting()
  }
}
