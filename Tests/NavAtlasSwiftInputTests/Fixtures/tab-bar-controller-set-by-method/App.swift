import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Rooms.tabs(for: Room.allCases)
        self.window = window
        window.makeKeyAndVisible()
        return true
    }
}

enum Room: CaseIterable {
    case oven, counter

    /// Each room is a tab with a stack of its own.
    var controller: UIViewController {
        switch self {
        case .oven:
            return UINavigationController(rootViewController: OvenController())
        case .counter:
            return UIHostingController(rootView: CounterView())
        }
    }
}

enum Rooms {
    static func tabs(for rooms: [Room]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.setViewControllers(rooms.map { $0.controller }, animated: false)
        tabs.selectedIndex = 0
        return tabs
    }
}

final class OvenController: UIViewController {
    @objc private func loafTapped() {
        let loaf = UIHostingController(rootView: LoafView(slice: { [weak self] in self?.slice() }))
        navigationController?.pushViewController(loaf, animated: true)
    }

    private func slice() {
        let knife = UIHostingController(rootView: SliceView())
        knife.modalPresentationStyle = .fullScreen
        present(knife, animated: true)
    }
}

struct LoafView: View {
    let slice: () -> Void
    var body: some View { Button("Slice", action: slice) }
}

struct CounterView: View {
    @State private var pays = false
    var body: some View {
        Button("Pay") { pays = true }
            .sheet(isPresented: $pays) { TillView() }
    }
}

struct SliceView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Eat") { dismiss() } }
}

struct TillView: View { var body: some View { Text("3.40") } }
