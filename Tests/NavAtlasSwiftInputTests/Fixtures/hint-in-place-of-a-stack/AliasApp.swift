import SwiftUI

@main struct AliasApp: App {
  var body: some Scene { WindowGroup { AliasListView() } }
}

struct AliasListView: View {
  @State private var isCreating = false

  var body: some View {
    Button("Create") { isCreating = true }
      .sheet(isPresented: $isCreating) { CreateView() }
  }
}

struct CreateView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var suffixes: [String]?

  var body: some View {
    NavigationStack {
      Group {
        if let suffixes { SuffixForm(suffixes: suffixes) }
      }
      .toolbar { Button("Cancel") { dismiss() } }
    }
    .placeholder(isEmpty: suffixes?.isEmpty == true) {
      UpgradeHint { dismiss() }
    }
    .task { suffixes = await load() }
  }

  private func load() async -> [String] { [] }
}

private struct SuffixForm: View {
  let suffixes: [String]
  var body: some View {
    Form { NavigationLink("Suffix") { SuffixView(suffixes: suffixes) } }
  }
}

struct SuffixView: View {
  let suffixes: [String]
  var body: some View { Text(suffixes.joined()) }
}

struct UpgradeHint: View {
  let onClose: () -> Void
  var body: some View { Button("Close") { onClose() } }
}

extension View {
  func placeholder<Hint: View>(isEmpty: Bool, @ViewBuilder hint: () -> Hint) -> some View {
    modifier(PlaceholderModifier(isEmpty: isEmpty, hint: AnyView(hint())))
  }
}

struct PlaceholderModifier: ViewModifier {
  let isEmpty: Bool
  let hint: AnyView

  func body(content: Content) -> some View {
    if isEmpty {
      hint
    } else {
      content
    }
  }
}
