import SwiftUI

@main
struct BuoyApp: App {
    var body: some Scene { WindowGroup { NavigationStack { BuoyView() } } }
}

struct BuoyView: View {
    var body: some View { NavigationLink("Lamp") { LampView() }.overlay { Content() } }
}

extension BuoyView {
    struct Content: View {
        @State private var isOpen = false
        var body: some View {
            Button("Chain") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                    VStack {
                        Toggle("Rusty", isOn: .constant(true))
                        ChainRow()
                    }
                }
        }
    }
}

struct ChainRow: View {
    var body: some View { NavigationStack { NavigationLink("Link") { LinkView() } } }
}
struct LinkView: View { var body: some View { Text("Link") } }

struct LampView: View {
    var body: some View { Content() }
}

extension LampView {
    struct Content: View {
        @State private var isOpen = false
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Bulb") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                    VStack {
                        Toggle("Lit", isOn: .constant(true))
                        Slider(value: .constant(1))
                    }
                }
        }
    }
}
