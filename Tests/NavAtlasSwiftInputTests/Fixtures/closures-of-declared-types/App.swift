import LinkNavigator
import SwiftUI

// What a closure takes is said by the property that keeps it.
enum Trail: String {
  case map, ridge, valley, summit

  var sign: String { rawValue }
}

struct Guide {
  var lead: (Trail, Codable?) -> Void
  var rest: (Trail) -> Void
}

extension Guide {
  init(navigator: SingleLinkNavigator) {
    lead = { trail, items in
      navigator.next(linkItem: .init(path: trail.rawValue, items: items), isAnimated: true)
    }
    rest = { navigator.next(linkItem: .init(path: $0.sign), isAnimated: true) }
  }
}

struct MapRoute {
  func generate() -> RouteBuilderOf<SingleLinkNavigator> {
    .init(matchPath: Trail.map.rawValue) { navigator, _, _ -> RouteViewController? in
      WrappingController(matchPath: Trail.map.rawValue) { Signpost(guide: Guide(navigator: navigator)) }
    }
  }
}

struct RidgeRoute {
  func generate() -> RouteBuilderOf<SingleLinkNavigator> {
    .init(matchPath: Trail.ridge.rawValue) { _, _, _ -> RouteViewController? in
      WrappingController(matchPath: Trail.ridge.rawValue) { Ridge() }
    }
  }
}

struct ValleyRoute {
  func generate() -> RouteBuilderOf<SingleLinkNavigator> {
    .init(matchPath: Trail.valley.rawValue) { _, _, _ -> RouteViewController? in
      WrappingController(matchPath: Trail.valley.rawValue) { Valley() }
    }
  }
}

struct Routes {
  func all() -> [RouteBuilderOf<SingleLinkNavigator>] {
    [MapRoute().generate(), RidgeRoute().generate(), ValleyRoute().generate()]
  }
}

struct Needs: DependencyType {}

@main
struct TrailApp: App {
  let navigator = SingleLinkNavigator(routeBuilderItemList: Routes().all(), dependency: Needs())

  var body: some Scene {
    WindowGroup { LinkNavigationView(linkNavigator: navigator, item: .init(path: Trail.map.rawValue)) }
  }
}

struct Signpost: View {
  let guide: Guide

  var body: some View {
    Button("Ridge") { guide.lead(.ridge, nil) }
    Button("Valley") { guide.rest(.valley) }
    // Nothing is shown there.
    Button("Summit") { guide.lead(.summit, nil) }
  }
}

struct Ridge: View { var body: some View { Text("Ridge") } }
struct Valley: View { var body: some View { Text("Valley") } }
