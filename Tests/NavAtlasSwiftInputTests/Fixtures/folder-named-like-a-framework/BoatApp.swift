import SwiftUI

@main struct BoatApp: App {
  var body: some Scene { WindowGroup { BoatView() } }
}

struct BoatView: View {
  @State private var showsSails = false

  var body: some View {
    VStack(spacing: 8) { Button("Sails") { showsSails = true } }
      .sheet(isPresented: $showsSails) { SailsView() }
  }
}

struct SailsView: View { var body: some View { Text("s") } }
