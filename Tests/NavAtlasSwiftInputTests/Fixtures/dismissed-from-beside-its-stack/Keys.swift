import SwiftUI

@main struct KeyApp: App {
  var body: some Scene { WindowGroup { KeyListView() } }
}

struct KeyListView: View {
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Add") { isAdding = true }
        NavigationLink("Forgot it") { ResetView() }
      }
    }
    .sheet(isPresented: $isAdding) { KeyFormView() }
  }
}

/// A sheet whose alert stands beside its stack.
struct KeyFormView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isSaved = false

  var body: some View {
    NavigationStack {
      Button("Save") { isSaved = true }
    }
    .alert("Saved", isPresented: $isSaved) {
      Button("OK") { dismiss() }
    }
  }
}

/// A pushed view that brings a stack of its own.
struct ResetView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationStack {
      Text("We will send you a letter.")
    }
    .overlay(alignment: .topLeading) {
      Button("Back") { presentationMode.wrappedValue.dismiss() }
    }
  }
}
