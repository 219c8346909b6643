import SwiftUI
import WatchKit

@main struct LapsApp: App {
  @SceneBuilder var body: some Scene {
    WindowGroup { NavigationStack { LapsView() } }
    WKNotificationScene(controller: LapNotice.self, category: "lap")
    WKNotificationScene(controller: RestNotice.self, category: "rest")
  }
}

final class LapNotice: WKUserNotificationHostingController<LapNoticeView> {
  override var body: LapNoticeView { LapNoticeView() }
}

final class RestNotice: WKUserNotificationHostingController<Text> {
  override var body: Text { Text("Rest") }
}

struct LapNoticeView: View { var body: some View { Text("A lap") } }

struct LapsView: View {
  var body: some View { NavigationLink("Lap 1") { LapView(number: 1) } }
}

struct LapView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}
