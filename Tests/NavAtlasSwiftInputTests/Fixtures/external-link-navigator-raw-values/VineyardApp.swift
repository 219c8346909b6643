import LinkNavigator
import SwiftUI

typealias RootNavigatorType = LinkNavigatorFindLocationUsable & TabLinkNavigatorProtocol

@main
struct VineyardApp: App {
  let model = AppModel()

  var body: some Scene {
    WindowGroup { AppMain(model: model) }
  }
}

final class AppModel {
  let linkNavigator: TabLinkNavigator

  init() {
    linkNavigator = TabLinkNavigator(
      routeBuilderItemList: RouteBuilders<TabLinkNavigator>.release, dependency: AppDependency())
  }
}

struct AppDependency: DependencyType {}

enum Link {}

extension Link {
  enum Path: String, Equatable {
    case rows
    case vine
    case cellar = "the-cellar"
  }
}

struct RouteBuilders<RootNavigator: RootNavigatorType> {
  static var release: [RouteBuilderOf<RootNavigator>] {
    [
      RowsRouteBuilder.generate(),
      VineRouteBuilder.generate(),
      CellarRouteBuilder.generate(),
    ]
  }
}

struct AppMain {
  let model: AppModel
}

extension AppMain: View {
  var body: some View {
    TabLinkNavigationView(
      linkNavigator: model.linkNavigator,
      isHiddenDefaultTabbar: false,
      tabItemList: [
        .init(
          tag: .zero, tabItem: .init(title: "Rows", image: nil, tag: .zero),
          linkItem: .init(path: Link.Path.rows.rawValue)),
        .init(
          tag: 1, tabItem: .init(title: "Cellar", image: nil, tag: 1),
          linkItem: .init(path: Link.Path.cellar.rawValue)),
      ])
  }
}

/// The app's own host of a page.
final class TracedController<Content: View>: UIHostingController<Content>, MatchPathUsable {
  let matchPath: String

  init(matchPath: String, @ViewBuilder content: () -> Content) {
    self.matchPath = matchPath
    super.init(rootView: content())
  }

  required init?(coder: NSCoder) { fatalError() }
}
