import SwiftUI
import UIKit

final class FlowBuilder {
    private let screens = ScreenFactory()

    func welcome(navigationController: UINavigationController, completion: @escaping () -> Void) -> Flow {
        WelcomeFlow(navigationController: navigationController, completion: completion)
    }

    func entry(navigationController: UINavigationController, completion: @escaping () -> Void) -> Flow {
        EntryFlow(builder: self, navigationController: navigationController, completion: completion)
    }

    func check(navigationController: UINavigationController, completion: @escaping () -> Void) -> Flow {
        CheckFlow(navigationController: navigationController, completion: completion)
    }

    func notices(navigationController: UINavigationController, completion: @escaping () -> Void) -> Flow {
        NoticesFlow(navigationController: navigationController, completion: completion)
    }

    func consent(navigationController: UINavigationController, completion: @escaping () -> Void) -> Flow {
        ConsentFlow(navigationController: navigationController, screens: screens, completion: completion)
    }

    func tabs(navigationController: UINavigationController) -> Flow {
        TabsFlow(builder: self, navigationController: navigationController)
    }

    var boats: TabFlow { BoatsFlow(builder: self, screens: screens, navigationController: .boats) }

    var crew: TabFlow { CrewFlow(screens: screens, navigationController: .crew) }

    var harbour: Flow { HarbourFlow(navigationController: UINavigationController()) }
}

final class ScreenFactory {
    func consent(next: @escaping () -> Void) -> UIViewController {
        hosted(ConsentView(next: next))
    }

    func boats(open: @escaping () -> Void, harbour: @escaping () -> Void) -> UIViewController {
        hosted(BoatsView(open: open, harbour: harbour))
    }

    func boat() -> UIViewController { hosted(BoatView()) }

    func crew() -> UIViewController { hosted(CrewView()) }

    private func hosted<Content: View>(_ view: Content) -> UIViewController {
        let controller = HostingViewController(rootView: view)
        controller.navigationItem.largeTitleDisplayMode = .never
        return controller
    }
}

class HostingViewController<Content: View>: UIHostingController<Content> {
    private let hidesBar: Bool

    init(rootView: Content, hidesBar: Bool = false) {
        self.hidesBar = hidesBar
        super.init(rootView: rootView)
    }

    required init?(coder: NSCoder) { fatalError() }
}

extension UITabBarController {
    static var harbour: UITabBarController {
        let bar = UITabBarController()
        bar.tabBar.isTranslucent = false
        return bar
    }
}

extension UINavigationController {
    static var boats: UINavigationController {
        let stack = UINavigationController()
        stack.tabBarItem = UITabBarItem(title: "Boats", image: nil, tag: 0)
        return stack
    }

    static var crew: UINavigationController {
        let stack = UINavigationController()
        stack.tabBarItem = UITabBarItem(title: "Crew", image: nil, tag: 1)
        return stack
    }
}

final class WelcomeModel: ObservableObject {
    let next: () -> Void
    init(next: @escaping () -> Void) { self.next = next }
}

struct WelcomeView: View {
    @StateObject var model: WelcomeModel
    init(model: WelcomeModel) { _model = StateObject(wrappedValue: model) }
    var body: some View { Button("Go on") { model.next() } }
}

struct UnfitView: View { var body: some View { Text("Unfit") } }

struct NoticesView: View {
    let read: () -> Void
    var body: some View { Button("Read", action: read) }
}

struct ConsentView: View {
    let next: () -> Void
    var body: some View { Button("I agree", action: next) }
}

struct BoatsView: View {
    let open: () -> Void
    let harbour: () -> Void
    var body: some View {
        VStack {
            Button("Open", action: open)
            Button("Harbour", action: harbour)
        }
    }
}

struct BoatView: View { var body: some View { Text("Boat") } }
struct CrewView: View { var body: some View { Text("Crew") } }

struct HarbourView: View {
    let close: () -> Void
    let open: () -> Void
    var body: some View {
        VStack {
            Button("Close", action: close)
            Button("Berth", action: open)
        }
    }
}

struct BerthView: View {
    let leave: () -> Void
    var body: some View { Button("Leave", action: leave) }
}
