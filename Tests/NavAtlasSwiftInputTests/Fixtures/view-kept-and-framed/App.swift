import SwiftUI

@main struct PantryApp: App {
  var body: some Scene { WindowGroup { Shelves() } }
}

final class Pantry: ObservableObject {
  @Published var isShown = false
  @Published var card: (any View)? = nil

  func show(jar: String? = nil) {
    let shown = Binding(get: { self.isShown }, set: { self.isShown = $0 })
    isShown = true
    if let jar {
      card = JarCard(isShown: shown, name: jar)
    } else {
      card = LabelCard(isShown: shown)
    }
  }
}

struct Shelves: View {
  @ObservedObject var pantry = Pantry()

  var body: some View {
    VStack {
      Button("Plums") { pantry.show(jar: "Plums") }
      Button("Labels") { pantry.show() }
    }
    .fullScreenCover(isPresented: $pantry.isShown) {
      if let card = pantry.card {
        Lid(isShown: $pantry.isShown) { AnyView(card) }
      }
    }
  }
}

/// A frame over a dark ground around whatever it is given.
struct Lid<Inside: View>: View {
  @Binding var isShown: Bool
  let inside: () -> Inside

  var body: some View {
    GeometryReader { _ in
      ZStack {
        Rectangle().opacity(0.1)
        VStack {
          Spacer()
          inside()
          Spacer()
        }
      }
    }
  }
}

struct JarCard: View {
  @Binding var isShown: Bool
  let name: String
  var body: some View { Button("Close") { isShown = false } }
}

struct LabelCard: View {
  @Binding var isShown: Bool
  var body: some View { Button("Done") { isShown = false } }
}
