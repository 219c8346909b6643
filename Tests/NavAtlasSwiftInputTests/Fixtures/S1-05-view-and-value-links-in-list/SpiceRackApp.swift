import SwiftUI

@main
struct SpiceRackApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { RackView() }
        }
    }
}

struct Blend: Hashable, Identifiable { let id: Int; var name: String }

struct RackView: View {
    private let blends = [Blend(id: 1, name: "Ras el hanout")]

    var body: some View {
        List {
            Section("By value") {
                ForEach(blends) { blend in
                    NavigationLink(value: blend) { Text(blend.name) }
                }
            }
            Section {
                ForEach(blends) { blend in
                    NavigationLink(destination: { GrinderView(blend: blend) }, label: { Text("Grind") })
                }
                NavigationLink {
                    MortarView()
                } label: {
                    Text("Mortar")
                }
            } header: {
                Text("By view")
            }
        }
        .navigationDestination(for: Blend.self) { blend in BlendView(blend: blend) }
    }
}

struct BlendView: View {
    let blend: Blend
    var body: some View { Text(blend.name) }
}

struct GrinderView: View {
    let blend: Blend
    var body: some View { Text("Fine") }
}

struct MortarView: View {
    var body: some View { Text("Stone") }
}
