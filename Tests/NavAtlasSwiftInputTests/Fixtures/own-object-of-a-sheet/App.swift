import SwiftUI

@main
struct StableApp: App {
  var body: some Scene {
    WindowGroup { StallsView() }
  }
}

final class Stalls: ObservableObject {
  @Published var showsForm = false
  @Published var showsNote = false

  func save() {
    showsForm = false
    showsNote = false
  }
}

struct StallsView: View {
  @StateObject private var stalls = Stalls()

  var body: some View {
    VStack {
      Button("Horse") { stalls.showsForm = true }
      Button("Note") { stalls.showsNote = true }
    }
    .sheet(isPresented: $stalls.showsForm) { HorseForm() }
    .sheet(isPresented: $stalls.showsNote) { NoteForm(stalls: stalls) }
  }
}

// An object of its own: its flag is another one.
struct HorseForm: View {
  @StateObject private var stalls = Stalls()
  var body: some View { Button("Save") { stalls.save() } }
}

struct NoteForm: View {
  @ObservedObject var stalls: Stalls
  var body: some View { Button("Save") { stalls.save() } }
}
