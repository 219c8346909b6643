import MemberKit
import SwiftUI

@main struct ClubApp: App {
  var body: some Scene { WindowGroup { BoardView() } }
}

struct BoardView: View {
  @State private var asks = false

  var body: some View {
    Button("Me") { asks = true }
      .sheet(isPresented: $asks) { MemberSheet() }
  }
}

/// The list is the package's, its last sections are the app's.
struct MemberSheet: View {
  @State private var question: String?

  var body: some View {
    NavigationStack {
      MemberOverview(close: .showsButton) {
        ClubSections(question: $question)
      }
      .sheet(item: $question) { QuestionView(id: $0) }
    }
  }
}

struct ClubSections: View {
  @Binding var question: String?
  let isGuest = Bool.random()

  var body: some View {
    if !isGuest {
      Section { Button("Vote") { question = "chair" } }
    }
    Section("More") {
      NavigationLink("Rules") { RulesView() }
    }
    .headerProminence(.increased)
  }
}

struct QuestionView: View {
  let id: String
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

struct RulesView: View { var body: some View { Text("Be nice") } }
