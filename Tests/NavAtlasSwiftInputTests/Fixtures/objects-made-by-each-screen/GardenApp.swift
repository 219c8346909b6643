import SwiftUI

@main struct GardenApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Beds()
        Trees()
        Tools()
      }
    }
  }
}

final class Question: ObservableObject {
  @Published var isAsked = false
  func ask() { isAsked = true }
}

struct Beds: View {
  @StateObject private var question = Question()

  var body: some View {
    Button("Dig over") { question.ask() }
      .sheet(isPresented: $question.isAsked) { DigOver(question: question) }
  }
}

struct DigOver: View {
  @ObservedObject var question: Question
  var body: some View { Text("Sure?") }
}

/// What lies over it has its object too.
struct Trees: View {
  @StateObject private var question = Question()
  @State private var showsTree = false

  var body: some View {
    Button("Tree") { showsTree = true }
      .sheet(isPresented: $showsTree) { Tree(question: question) }
      .popover(isPresented: $question.isAsked) { Fell() }
  }
}

struct Tree: View {
  @ObservedObject var question: Question
  var body: some View { Button("Fell") { question.ask() } }
}

struct Fell: View { var body: some View { Text("Sure?") } }

/// Has none itself: which one it is handed is not told.
struct Tools: View {
  @EnvironmentObject private var question: Question
  var body: some View { Button("Sell") { question.ask() } }
}
