import SwiftUI

@main
struct PassApp: App {
    @StateObject private var pass = Pass()

    var body: some Scene {
        WindowGroup {
            if let name = pass.name {
                SummitView(name: name, pass: pass)
            } else {
                FootView(pass: pass)
            }
        }
    }
}

/// Nothing gives it a name as it is made.
final class Pass: ObservableObject {
    @Published var name: String?

    func climb() { name = "Joch" }
}

struct FootView: View {
    let pass: Pass
    @State private var map = false

    var body: some View {
        Button("Climb", action: pass.climb)
        Button("Map") { map = true }
            .sheet(isPresented: $map) { MapView() }
    }
}

struct SummitView: View {
    let name: String
    let pass: Pass
    var body: some View { Button("Down from \(name)") { pass.name = nil } }
}

struct MapView: View { var body: some View { Text("Map") } }
