import SwiftUI

@main struct HouseApp: App {
  var body: some Scene {
    WindowGroup {
      HouseView()
        .environment(
          \.pages,
          PageMaker { page in
            switch page {
            case .settings: AnyView(SettingsView())
            case .invitation: AnyView(InvitationView())
            }
          })
    }
  }
}

enum Page { case settings, invitation }

/// A structure that knows the views of other modules.
struct PageMaker {
  let make: (Page) -> AnyView

  func view(of page: Page) -> some View { make(page) }
}

extension EnvironmentValues {
  @Entry var pages = PageMaker { _ in AnyView(EmptyView()) }
}

struct HouseView: View {
  @Environment(\.pages) private var pages
  @State private var isInviting = false
  @State private var isSetting = false

  var body: some View {
    VStack {
      Button("Settings") { isSetting = true }
      Button("Invite") { isInviting = true }
    }
    .sheet(isPresented: $isSetting) { pages.view(of: .settings) }
    .fullScreenCover(isPresented: $isInviting) { pages.view(of: .invitation) }
  }
}

struct SettingsView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

struct InvitationView: View { var body: some View { Text("Invite") } }
