import NavigatorUI
import Resolver
import SwiftUI

@main
struct App: SwiftUI.App {
  var body: some Scene {
    WindowGroup {
      ZStack { Resolver.resolve(NavigatorPublic.self).rootView }
    }
  }
}

extension Resolver {
  static func registerNavigation() {
    register { LanternNavigator() }
      .implements(NavigatorPublic.self)
      .implements(Navigator.self)
      .scope(.container)
  }
}

protocol NavigatorPublic {
  @MainActor var rootView: AnyView { get }
}

/// The app's own, which is called as the package's.
protocol Navigator: NavigatorPublic {
  @MainActor func navigate(to destination: LanternRoute, method: NavigationMethod)
  @MainActor func leave()
}

enum NavigationMethod {
  case push, sheet

  var mapped: NavigatorUI.NavigationMethod {
    switch self {
    case .push: .push
    case .sheet: .managedSheet
    }
  }
}

struct LanternNavigator {
  private let root: NavigatorUI.Navigator

  private var current: NavigatorUI.Navigator {
    if let inner = root.current, inner.isPresented { inner } else { root }
  }

  init() { root = NavigatorUI.Navigator(configuration: .init()) }
}

extension LanternNavigator: NavigatorPublic {
  var rootView: AnyView { AnyView(RootView(navigator: root)) }
}

extension LanternNavigator: Navigator {
  func navigate(to destination: LanternRoute, method: NavigationMethod) {
    current.navigate(to: destination, method: method.mapped)
  }

  func leave() { current.dismiss() }
}

struct RootView: View {
  let navigator: NavigatorUI.Navigator

  var body: some View {
    ManagedNavigationStack(name: "root") {
      navigator.mappedNavigationView(for: LanternRoute.first)
        .navigationDestination(LanternRoute.self)
    }
  }
}

enum LanternRoute: @MainActor NavigationDestination {
  case lanterns
  case lantern(Int)
  case oil

  static var first: Self { .lanterns }

  var body: some View {
    switch self {
    case .lanterns: LanternsView()
    case .lantern(let number): LanternView(number: number)
    case .oil: OilView()
    }
  }
}
