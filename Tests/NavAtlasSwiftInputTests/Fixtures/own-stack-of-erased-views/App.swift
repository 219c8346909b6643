import SwiftUI

@main struct PressApp: App {
  var body: some Scene { WindowGroup { PressTabs() } }
}

struct PressTabs: View {
  var body: some View {
    TabView {
      DeskRouterView().tabItem { Text("Desk") }
      ArchiveView().tabItem { Text("Archive") }
    }
  }
}

final class DeskRouter: PileRouter<DeskRouter.Screen> {
  enum Screen: Page {
    case draft(String?)
    case pictures
  }

  override func page(_ screen: Screen) -> AnyView {
    switch screen {
    case .draft(let title):
      let router = DraftRouter(pile: pile)
      return DraftView(title: title).environmentObject(router).erased
    case .pictures: return PicturesView().erased
    }
  }
}

struct DeskRouterView: View {
  @StateObject private var router = DeskRouter()

  var body: some View {
    PileView(pile: router.pile) { DeskView() }
      .environmentObject(router)
  }
}

final class DraftRouter: PileRouter<DraftRouter.Screen> {
  enum Screen: Page { case proof }

  override func page(_ screen: Screen) -> AnyView {
    switch screen {
    case .proof: return ProofView().environmentObject(self).erased
    }
  }
}

struct DeskView: View {
  @EnvironmentObject private var router: DeskRouter
  var body: some View {
    Button("New") { router.lay(.draft(nil)) }
    Button("Pictures") { router.lay(.pictures) }
  }
}

struct DraftView: View {
  @EnvironmentObject private var router: DraftRouter
  let title: String?
  var body: some View {
    Button("Back") { router.back() }
    Button("Proof") { router.lay(.proof) }
  }
}

struct ProofView: View {
  @EnvironmentObject private var router: DraftRouter
  var body: some View { Button("Done") { router.clear() } }
}

struct PicturesView: View { var body: some View { Text("None") } }
struct ArchiveView: View { var body: some View { Text("Old") } }
