import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = TownController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class TownController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.tintColor = .systemRed

        let square = UIHostingController(rootView: SquareView())
        square.tabBarItem = UITabBarItem(title: "Square", image: nil, tag: 0)
        viewControllers = [
            UINavigationController(rootViewController: square),
            makeTower(),
            UINavigationController(rootViewController: WellController()),
        ]
        selectedIndex = 0
    }

    private func makeTower() -> UIViewController {
        let tower = UIHostingController(rootView: TowerView())
        tower.tabBarItem = UITabBarItem(title: "Tower", image: nil, tag: 1)
        return tower
    }
}

struct SquareView: View {
    var body: some View {
        List { NavigationLink("Statue") { StatueView() } }
    }
}

struct TowerView: View {
    @State private var rings = false
    var body: some View {
        Button("Bell") { rings = true }
            .sheet(isPresented: $rings) { BellView() }
    }
}

final class WellController: UIViewController {
    @objc private func bucketTapped() {
        navigationController?.pushViewController(UIHostingController(rootView: BucketView()), animated: true)
    }
}

struct StatueView: View { var body: some View { Text("Statue") } }
struct BellView: View { var body: some View { Text("Dong") } }
struct BucketView: View { var body: some View { Text("Bucket") } }
