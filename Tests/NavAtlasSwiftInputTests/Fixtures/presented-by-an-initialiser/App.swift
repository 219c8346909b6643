import SwiftUI

struct Hint: Identifiable { let id = 0 }

final class Course: ObservableObject {
  @Published var hint: Hint?
  @Published var prize: Hint?
  init(isNew: Bool) { if isNew { hint = Hint() } }
}

@main struct SchoolApp: App { var body: some Scene { WindowGroup { Classes() } } }

struct Classes: View {
  @StateObject private var course = Course(isNew: load())
  var body: some View {
    TabView {
      Reading().tabItem { Text("1") }
      Maths().tabItem { Text("2") }
    }
    .fullScreenCover(item: $course.hint) { _ in Welcome() }
    .sheet(item: $course.prize) { _ in Prize() }
  }
}

struct Reading: View {
  @State private var asks: Bool
  init() { _asks = State(initialValue: !UserDefaults.standard.bool(forKey: "asked")) }
  var body: some View { Text("Read").sheet(isPresented: $asks) { Question() } }
}

struct Maths: View {
  @State private var shows: Bool
  init() { _shows = State(initialValue: false) }
  var body: some View { Text("1 + 1").sheet(isPresented: $shows) { Answer() } }
}

struct Welcome: View { var body: some View { Text("Welcome") } }
struct Prize: View { var body: some View { Text("Prize") } }
struct Question: View { var body: some View { Text("Question") } }
struct Answer: View { var body: some View { Text("2") } }
