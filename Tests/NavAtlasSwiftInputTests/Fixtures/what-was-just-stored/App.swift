import SwiftUI

enum Stage { case entrance, questions, garden }

@MainActor
final class Keeper: ObservableObject {
  @Published var stage = Stage.garden
  @Published var visitor: String? = "Ada"
  @Published var isAsked = true

  func leave() {
    visitor = nil
    isAsked = false
    decide()
  }

  func enter() {
    visitor = "Bob"
    stage = .questions
  }

  func answer() {
    isAsked = true
    if isAsked { stage = .garden } else { stage = .entrance }
  }

  private func decide() {
    guard visitor != nil else {
      stage = .entrance
      return
    }
    stage = isAsked ? .garden : .questions
  }
}

@main
struct GardenApp: App {
  @StateObject private var keeper = Keeper()

  var body: some Scene {
    WindowGroup { Gate().environmentObject(keeper) }
  }
}

struct Gate: View {
  @EnvironmentObject var keeper: Keeper

  var body: some View {
    switch keeper.stage {
    case .entrance: Entrance()
    case .questions: Questions()
    case .garden: Garden()
    }
  }
}

struct Entrance: View {
  @EnvironmentObject var keeper: Keeper
  var body: some View { Button("Ring") { keeper.enter() } }
}

struct Questions: View {
  @EnvironmentObject var keeper: Keeper
  var body: some View { Button("Answer") { keeper.answer() } }
}

struct Garden: View {
  @EnvironmentObject var keeper: Keeper
  @State private var lamp: String?
  @State private var showsLamp = false

  var body: some View {
    VStack {
      Button("Leave") { keeper.leave() }
      Button("Light") {
        let before = lamp
        lamp = nil
        // The copy is what it was.
        if before == nil { showsLamp = true }
      }
    }
    .sheet(isPresented: $showsLamp) { Lamp() }
  }
}

struct Lamp: View {
  var body: some View { Text("Light") }
}
