import LinkNavigator
import SwiftUI

@main
struct CheeseApp: App {
    private let navigator = SingleLinkNavigator(
        routeBuilderItemList: [
            CounterRouteBuilder.generate(),
            WheelRouteBuilder.generate(),
            KnifeRouteBuilder.generate(),
            CellarRouteBuilder.generate(),
        ],
        dependency: Void()
    )

    var body: some Scene {
        WindowGroup {
            LinkNavigationView(linkNavigator: navigator, item: .init(path: "counter"))
        }
    }
}
