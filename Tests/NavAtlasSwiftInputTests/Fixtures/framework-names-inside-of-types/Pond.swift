import SwiftUI

@main struct PondApp: App {
    var body: some Scene { WindowGroup { Pond() } }
}

enum Measures {
    enum Button { static let height = 40.0 }
    enum NavigationLink { static let gap = 8.0 }
}

struct Pond: View {
    @State private var showsFish = false

    var body: some View {
        NavigationStack {
            VStack {
                Button(action: { showsFish = true }, label: { Text("Fish") })
                    .frame(height: Measures.Button.height)
                NavigationLink(destination: Reeds(), label: { Text("Reeds") })
            }
            .sheet(isPresented: $showsFish) { Fish() }
        }
    }
}

struct Fish: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button(action: { dismiss() }, label: { Text("Close") }) }
}

struct Reeds: View { var body: some View { Text("Reeds") } }
