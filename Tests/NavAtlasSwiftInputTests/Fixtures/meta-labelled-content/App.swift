import SwiftUI

@main
struct MillApp: App {
    var body: some Scene {
        WindowGroup(content: {
            MillTabs()
        })
    }
}

struct MillTabs: View {
    var body: some View {
        TabView(content: {
            Tab("Mill", systemImage: "wind", content: {
                NavigationView(content: { MillList() })
            })
            Tab("Prices", systemImage: "eurosign", content: { PriceView() })
            Tab("Soon", systemImage: "clock", content: {})
        })
    }
}

struct PriceView: View { var body: some View { Text("2.10") } }

struct MillList: View {
    var body: some View {
        List(content: {
            ForEach(["wheat", "rye"], id: \.self, content: { GrainRow(name: $0) })
        })
    }
}

struct GrainRow: View {
    let name: String

    var body: some View {
        NavigationLink(destination: { FlourView(name: name) }, label: { Text(name) })
    }
}

struct FlourView: View {
    let name: String
    var body: some View { Text(name) }
}
