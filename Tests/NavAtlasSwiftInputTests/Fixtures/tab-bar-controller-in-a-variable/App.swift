import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = makeTabs()
        window?.makeKeyAndVisible()
    }

    private func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        let hill = UIHostingController(rootView: HillView())
        let brook = UINavigationController(rootViewController: UIHostingController(rootView: BrookView()))
        hill.tabBarItem.title = "Hill"
        brook.tabBarItem.title = "Brook"
        tabs.viewControllers = [brook, hill]
        tabs.tabBar.isTranslucent = false
        return tabs
    }
}

struct HillView: View {
    @State private var rolls = false

    var body: some View {
        Button("Roll") { rolls = true }
            .fullScreenCover(isPresented: $rolls) { RollView() }
    }
}

struct RollView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Stop") { dismiss() } }
}

struct BrookView: View {
    var body: some View {
        VStack {
            NavigationLink("Source") { SourceView() }
            NavigationLink(destination: MouthView()) { Text("Mouth") }
        }
    }
}

struct SourceView: View { var body: some View { Text("Source") } }
struct MouthView: View { var body: some View { Text("Mouth") } }
