import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static weak var current: SceneDelegate?
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        Self.current = self
        window = UIWindow(windowScene: scene)
        showCounter()
        window?.makeKeyAndVisible()
    }

    func showCounter() {
        window?.rootViewController = UIHostingController(rootView: CounterView())
    }

    /// Only the counter asks for it.
    func showCellar() {
        window?.rootViewController = UIHostingController(rootView: CellarView())
    }
}

struct CounterView: View {
    var body: some View { Button("Downstairs") { SceneDelegate.current?.showCellar() } }
}

struct CellarView: View {
    @State private var rolls = false
    var body: some View {
        Button("Barrel") { rolls = true }
            .sheet(isPresented: $rolls) { BarrelView() }
        Button("Upstairs") { SceneDelegate.current?.showCounter() }
    }
}

struct BarrelView: View { var body: some View { Text("Barrel") } }
