import SwiftUI

@main
struct ParkApp: App {
    var body: some Scene { WindowGroup { Park() } }
}

struct Park: View {
    @AppStorage("greets") private var greets = true

    var body: some View {
        TabView {
            Meadow().tabItem { Text("Meadow") }
            Pond().tabItem { Text("Pond") }
        }
        .fullScreenCover(isPresented: $greets) { Greeting(isShown: $greets) }
    }
}

struct Greeting: View {
    @Binding var isShown: Bool
    var body: some View { Button("Go") { isShown = false } }
}

struct Meadow: View { var body: some View { Text("Meadow") } }

struct Pond: View { var body: some View { Text("Pond") } }
