import SwiftUI

@main struct CueApp: App {
  var body: some Scene { WindowGroup { CueListView() } }
}

/// The app's own type of this name makes the module's name necessary.
enum Environment { case staging, production }

struct CueListView: View {
  @SwiftUI.State private var isReporting = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Cue") { CueView() }
        Button("Report") { isReporting = true }
      }
      .sheet(isPresented: $isReporting) { ReportView() }
    }
  }
}

struct CueView: View {
  @SwiftUI.Environment(\.dismiss) private var dismiss

  var body: some View { Button("Delete") { dismiss() } }
}

struct ReportView: View {
  @SwiftUI.Environment(\.dismiss) private var dismiss

  var body: some View { Button("OK") { dismiss() } }
}
