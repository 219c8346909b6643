import SwiftUI

struct PrintsKey: FocusedValueKey { typealias Value = Binding<Bool> }
struct LetterKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
  var prints: Binding<Bool>? {
    get { self[PrintsKey.self] }
    set { self[PrintsKey.self] = newValue }
  }
  var showLetter: (() -> Void)? {
    get { self[LetterKey.self] }
    set { self[LetterKey.self] = newValue }
  }
  var inks: Binding<Bool>? {
    get { self[InksKey.self] }
    set { self[InksKey.self] = newValue }
  }
  var count: Int? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

struct InksKey: FocusedValueKey { typealias Value = Binding<Bool> }
struct CountKey: FocusedValueKey { typealias Value = Int }

@main struct PressApp: App {
  var body: some Scene {
    WindowGroup { Press() }
      .commands { PressCommands() }
  }
}

struct PressCommands: Commands {
  @FocusedValue(\.prints) private var prints
  @FocusedValue(\.showLetter) private var showLetter
  @FocusedBinding(\.inks) private var inks
  @FocusedValue(\.count) private var count

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Print") { prints?.wrappedValue = true }
      Button("Letter") { showLetter?() }.disabled(count == nil)
      Button("Ink") { inks = true }
    }
  }
}

struct Press: View {
  @State private var isPrinting = false
  @State private var letter: Letter?
  @State private var isInking = false
  @State private var isIdle = false

  var body: some View {
    Text("Press")
      .focusedSceneValue(\.prints, $isPrinting)
      .focusedValue(\.showLetter) { letter = Letter(id: 1) }
      .focusedSceneValue(\.inks, $isInking)
      .focusedSceneValue(\.count, 3)
      .sheet(isPresented: $isPrinting) { PrintPage() }
      .sheet(item: $letter) { _ in LetterPage() }
      .sheet(isPresented: $isInking) { InkPage() }
      .sheet(isPresented: $isIdle) { IdlePage() }
  }
}

struct Letter: Identifiable { let id: Int }
struct PrintPage: View { var body: some View { Text("Print") } }
struct LetterPage: View { var body: some View { Text("Letter") } }
struct InkPage: View { var body: some View { Text("Ink") } }
struct IdlePage: View { var body: some View { Text("Idle") } }
