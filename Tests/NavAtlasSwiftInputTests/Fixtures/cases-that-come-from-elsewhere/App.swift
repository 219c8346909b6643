import SwiftUI

enum Stage: String, Codable { case form, interview, offer }

struct Answer: Decodable { let stage: Stage }

enum Office {
  static func ask() async throws -> Answer {
    let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "/stage"))
    return try JSONDecoder().decode(Answer.self, from: data)
  }
}

@MainActor final class Application: ObservableObject {
  @Published var stage = Stage.form

  func send() { Task { stage = try await Office.ask().stage } }
}

enum Chapter: String, Hashable { case rules, prices, people }

@main struct CareerApp: App {
  @StateObject private var application = Application()
  var body: some Scene { WindowGroup { Career().environmentObject(application) } }
}

struct Career: View {
  @EnvironmentObject var application: Application

  var body: some View {
    switch application.stage {
    case .form: FormPage()
    case .interview: InterviewPage()
    case .offer: OfferPage()
    }
  }
}

struct FormPage: View {
  @EnvironmentObject var application: Application
  var body: some View { Button("Send") { application.send() } }
}

struct InterviewPage: View {
  @State private var chapters: [Chapter] = []

  var body: some View {
    NavigationStack(path: $chapters) {
      Topics { word in if let chapter = Chapter(rawValue: word) { chapters.append(chapter) } }
        .navigationDestination(for: Chapter.self) { chapter in
          switch chapter {
          case .rules: Rules()
          case .prices: Prices()
          case .people: People()
          }
        }
    }
  }
}

struct Topics: View {
  let open: (String) -> Void
  @State private var word = ""

  var body: some View {
    TextField("Word", text: $word)
    Button("Open") { open(word) }
  }
}

struct Rules: View { var body: some View { Text("Rules") } }
struct Prices: View { var body: some View { Text("Prices") } }
struct People: View { var body: some View { Text("People") } }
struct OfferPage: View { var body: some View { Text("Offer") } }
