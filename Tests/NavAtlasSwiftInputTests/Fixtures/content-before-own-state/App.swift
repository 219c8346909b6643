import SwiftUI

/// The closure after a call makes the content, not the state that is declared after it.
@main struct KilnApp: App { var body: some Scene { WindowGroup { KilnView() } } }

struct Oven<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content
  @State private var heat = Heat()
  var body: some View { VStack { Text(title); content } }
}

struct Heat { var degrees = 900 }

struct KilnView: View {
  @State private var glazes = false
  var body: some View {
    Oven(title: "Kiln") { Button("Glaze") { glazes = true } }.sheet(isPresented: $glazes) { GlazeView() }
  }
}

struct GlazeView: View { var body: some View { Text("Glaze") } }
