import SwiftUI

@main
struct TideApp: App {
    var body: some Scene {
        WindowGroup { TideView() }
    }
}

struct TideView: View {
    @State private var welcomes = !UserDefaults.standard.bool(forKey: "welcomed")

    var body: some View {
        Text("High tide")
            .sheet(isPresented: $welcomes) { WelcomeView() }
    }
}

struct WelcomeView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Go on") { dismiss() } }
}
