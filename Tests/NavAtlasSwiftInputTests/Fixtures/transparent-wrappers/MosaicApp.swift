import SwiftUI

@main
struct MosaicApp: App {
    var body: some Scene {
        WindowGroup { MosaicShell() }
    }
}

struct MosaicShell: View {
    var body: some View {
        MosaicTheme { MosaicHome() }
    }
}

struct MosaicTheme<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.tint(.teal) }
}

struct MosaicHome: View {
    var body: some View {
        NavigationStack { TileBoxView() }
    }
}

struct Later<Content: View>: View {
    private let build: () -> Content
    init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
    var body: Content { build() }
}

struct ClosableSheet<Inner: View>: View {
    @Environment(\.dismiss) private var dismiss
    let title: String
    @ViewBuilder let inner: () -> Inner

    var body: some View {
        NavigationStack {
            inner()
                .navigationTitle(title)
                .toolbar { Button("Close") { dismiss() } }
        }
    }
}

struct TileBoxView: View {
    @State private var glues = false

    var body: some View {
        NavigationLink(destination: Later(TileView(colour: "blue"))) { Text("Blue") }
        Button("Glue") { glues = true }
            .sheet(isPresented: $glues) {
                ClosableSheet(title: "Glue") { GlueView() }
            }
    }
}

struct TileView: View {
    let colour: String
    var body: some View { Text(colour) }
}

struct GlueView: View { var body: some View { Text("Dries in 2 h") } }
