import LinkNavigator
import SwiftUI

struct CounterRouteBuilder {
    static func generate() -> RouteBuilderOf<SingleLinkNavigator> {
        var matchPath: String { "counter" }
        return .init(matchPath: matchPath) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: matchPath) {
                CheeseCounterView(navigator: navigator)
            }
        }
    }
}

struct WheelRouteBuilder {
    static func generate() -> RouteBuilderOf<SingleLinkNavigator> {
        .init(matchPath: "wheel") { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: "wheel") { CheeseWheelView(navigator: navigator) }
        }
    }
}

enum Paths {
    static let knife = "knife"
    static let cellar = "cellar"
}

struct KnifeRouteBuilder {
    static func generate() -> RouteBuilderOf<SingleLinkNavigator> {
        .init(matchPath: Paths.knife) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: Paths.knife) { KnifeView(navigator: navigator) }
        }
    }
}

struct CellarRouteBuilder {
    static func generate() -> RouteBuilderOf<SingleLinkNavigator> {
        .init(matchPath: Paths.cellar) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: Paths.cellar) { CheeseCellarView() }
        }
    }
}
