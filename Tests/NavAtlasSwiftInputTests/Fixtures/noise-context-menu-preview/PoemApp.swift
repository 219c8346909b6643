import SwiftUI

@main
struct PoemApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { PoemListView() }
        }
    }
}

struct PoemListView: View {
    @State private var quoted: String?

    var body: some View {
        List(["Rain", "Snow"], id: \.self) { title in
            Text(title)
                .contextMenu(menuItems: {
                    Button("Quote") { quoted = title }
                }, preview: {
                    NavigationStack {
                        PoemPreview(title: title)
                    }
                })
                .onTapGesture(count: 2) { quoted = title }
        }
        .sheet(item: $quoted) { QuoteView(title: $0) }
    }
}

struct PoemPreview: View {
    let title: String

    var body: some View {
        VStack {
            Text(title)
            NavigationLink("Poet") { PoetView() }
        }
    }
}

struct PoetView: View {
    var body: some View { Text("Anonymous") }
}

struct QuoteView: View {
    let title: String
    var body: some View { Text("“\(title)”") }
}

extension String: @retroactive Identifiable {
    public var id: String { self }
}
