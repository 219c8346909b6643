import SwiftUI

/// One stack that a property holds, with other modifiers on a phone than elsewhere: one screen.
@main struct KilnApp: App {
  var body: some Scene { WindowGroup { ShelfView() } }
}

struct ShelfView: View {
  @State private var isGlazing = false

  var body: some View {
    Button("Glaze") { isGlazing = true }
      .sheet(isPresented: $isGlazing) { GlazeView() }
  }
}

struct GlazeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isMixing = false

  var body: some View {
    if UIDevice.current.userInterfaceIdiom == .phone {
      stack.presentationDetents([.medium])
    } else {
      stack.frame(width: 600)
    }
  }

  private var stack: some View {
    NavigationStack {
      Form {
        Button("Mix") { isMixing = true }
        Button("Done") { dismiss() }
      }
      .sheet(isPresented: $isMixing) { MixtureView() }
    }
  }
}

struct MixtureView: View { var body: some View { Text("Mixture") } }
