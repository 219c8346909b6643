import SwiftUI

@main struct DiaryApp: App {
  @State private var isOpen = false

  var body: some Scene {
    WindowGroup {
      if isOpen { DiaryView() } else { LockView(isOpen: $isOpen) }
    }
    WindowGroup(id: "reader") { ReaderView() }
  }
}

struct LockView: View {
  @Binding var isOpen: Bool
  var body: some View { Button("Open") { isOpen = true } }
}

/// Shows two parts beside each other, of which one is in a stack: both are it.
struct DiaryView: View {
  @State private var text = ""

  var body: some View {
    EntriesView(text: $text)
    Divider()
    ControlsView()
  }
}

struct EntriesView: View {
  @Binding var text: String
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List { Button("Add") { isAdding = true } }
        .sheet(isPresented: $isAdding) { AddingView() }
    }
  }
}

struct ControlsView: View {
  @State private var isHelping = false

  var body: some View {
    HStack { Button("Help") { isHelping = true } }
      .sheet(isPresented: $isHelping) { HelpView() }
  }
}

struct AddingView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

struct HelpView: View { var body: some View { Text("Help") } }

/// What is beside the stack does nothing: the stack's view is the screen.
struct ReaderView: View {
  var body: some View {
    PageView()
    FootView()
  }
}

struct PageView: View {
  @State private var isMarked = false

  var body: some View {
    NavigationView {
      List { Button("Mark") { isMarked = true } }
        .sheet(isPresented: $isMarked) { HelpView() }
    }
  }
}

struct FootView: View { var body: some View { Text("Page 1") } }
