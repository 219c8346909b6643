import DesignSystem
import SwiftUI

@main struct PropertiesApp: App {
  // `themed` is of a package that is not there.
  var body: some Scene { WindowGroup { Start().withNotice.themed } }
}

extension View {
  var withNotice: some View { modifier(NoticeModifier()) }
  var framed: some View { padding().background { Color.white } }
  var linked: some View { toolbar { NavigationLink("Help") { Help() } } }
}

struct NoticeModifier: ViewModifier {
  @State private var notice: String?

  func body(content: Content) -> some View {
    content.overlay { if let notice { NoticeView(text: notice) } }
  }
}

struct NoticeView: View {
  let text: String
  var body: some View { Text(text) }
}

struct Start: View { var body: some View { NavigationStack { Home().framed } } }
struct Home: View { var body: some View { NavigationLink("Detail") { Detail().framed.themed.linked } } }
struct Detail: View { var body: some View { Text("Detail") } }
struct Help: View { var body: some View { Text("Help") } }
