import SwiftUI

@main
struct HerbariumApp: App {
  var body: some Scene {
    WindowGroup { DrawersView() }
  }
}

struct DrawersView: View {
  @State private var fern: String?
  @State private var moss: String?
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Fern") {
        fern = "Bracken"
        isOpen = true
      }
      Button("Moss") {
        moss = "Peat"
        isOpen = true
      }
    }
    .sheet(isPresented: $isOpen) {
      if let fern { FernView(name: fern) }
      if let moss { MossView(name: moss) }
    }
  }
}

struct FernView: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button(name) { dismiss() } }
}

struct MossView: View {
  let name: String
  var body: some View { Text(name) }
}
