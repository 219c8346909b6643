import LinkNavigator
import SwiftUI

struct RowsRouteBuilder<RootNavigator: RootNavigatorType> {
  static func generate() -> RouteBuilderOf<RootNavigator> {
    let matchPath = Link.Path.rows.rawValue

    return .init(matchPath: matchPath) { navigator, _, container -> RouteViewController? in
      guard let sun: SunUseCase = container.resolve() else { return .none }

      return TracedController(matchPath: matchPath) {
        RowsPage(effect: .init(sun: sun, navigator: navigator))
      }
    }
  }
}

struct VineRouteBuilder<RootNavigator: RootNavigatorType> {
  static func generate() -> RouteBuilderOf<RootNavigator> {
    let matchPath = Link.Path.vine.rawValue

    return .init(matchPath: matchPath) { navigator, items, container -> RouteViewController? in
      guard let sun: SunUseCase = container.resolve() else { return nil }
      return WrappingController(matchPath: matchPath) {
        VinePage(effect: .init(sun: sun, navigator: navigator))
      }
    }
  }
}

struct CellarRouteBuilder<RootNavigator: RootNavigatorType> {
  static func generate() -> RouteBuilderOf<RootNavigator> {
    let matchPath = Link.Path.cellar.rawValue
    return .init(matchPath: matchPath) { _, _, _ in
      WrappingController(matchPath: matchPath) { CellarPage() }
    }
  }
}

protocol SunUseCase {}

struct SideEffect {
  let sun: SunUseCase
  let navigator: RootNavigatorType
}

extension SideEffect {
  var routeToVine: () -> Void {
    { navigator.next(linkItem: .init(path: Link.Path.vine.rawValue, items: "Riesling"), isAnimated: true) }
  }

  var routeBack: () -> Void {
    { navigator.back(isAnimated: true) }
  }
}

struct RowsPage: View {
  let effect: SideEffect

  var body: some View { Button("Vine") { effect.routeToVine() } }
}

struct VinePage: View {
  let effect: SideEffect

  var body: some View { Button("Rows") { effect.routeBack() } }
}

struct CellarPage: View {
  var body: some View { Text("12 °C") }
}
