import AbsentRouter
import SwiftUI

typealias KioskRouter = Router<KioskTab, KioskRoute, KioskSheet>

enum KioskTab: String, CaseIterable, Identifiable {
  case papers, reader, compose
  var id: String { rawValue }
}

enum KioskRoute: Hashable {
  case paper(String)
  case reader(name: String)
}

enum KioskSheet: Hashable, Identifiable {
  case compose
  var id: Int { hashValue }
}

@main
struct KioskApp: App {
  @State private var router = KioskRouter(initialTab: .papers)

  var body: some Scene {
    WindowGroup {
      KioskTabs()
        .environment(router)
        .sheet(item: $router.presentedSheet) { sheet in
          switch sheet {
          case .compose: LetterView()
          }
        }
    }
  }
}

struct KioskTabs: View {
  @Environment(KioskRouter.self) var router

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.selectedTab) {
      ForEach(KioskTab.allCases) { tab in
        Tab(value: tab) { KioskTabRoot(tab: tab) } label: { Text(tab.rawValue) }
      }
    }
  }
}

struct KioskTabRoot: View {
  @Environment(KioskRouter.self) var router
  let tab: KioskTab

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router[tab]) {
      tab.root
        .navigationDestination(for: KioskRoute.self) { route in
          switch route {
          case .paper: PaperView()
          case .reader: ReaderView()
          }
        }
    }
  }
}

extension KioskTab {
  @ViewBuilder var root: some View {
    switch self {
    case .papers: PapersView()
    case .reader: ReaderView()
    // The tab is only a button.
    case .compose: EmptyView()
    }
  }
}

struct PapersView: View {
  @Environment(KioskRouter.self) var router

  var body: some View {
    List {
      Button("Morning") { router.navigateTo(.paper("Morning")) }
      Button("Nadia") { router.navigateTo(.reader(name: "Nadia")) }
      Button("Write") { router.presentedSheet = .compose }
    }
  }
}

struct PaperView: View {
  var body: some View { Text("Paper") }
}

struct ReaderView: View {
  var body: some View { Text("Reader") }
}

struct LetterView: View {
  var body: some View { Text("Letter") }
}

/// A row that nothing shows any more.
struct OldRow: View {
  let route: KioskRoute
  var body: some View { NavigationLink(value: route) { Text("Old") } }
}
