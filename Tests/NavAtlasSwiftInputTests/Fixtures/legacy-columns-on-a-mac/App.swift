import AppKit
import SwiftUI

@main
struct ArchiveApp: App {
    var body: some Scene {
        WindowGroup { ShelvesView() }
    }
}

final class Search: ObservableObject {
    static let shared = Search()
    @Published var text: String?
}

struct ShelvesView: View {
    @ObservedObject private var search = Search.shared
    @State private var shown: Int? = 1

    var body: some View {
        NavigationView {
            List {
                NavigationLink(tag: 1, selection: $shown) { MapsView() } label: { Text("Maps") }
                NavigationLink(tag: 2, selection: $shown) { LettersView() } label: { Text("Letters") }
                NavigationLink("Finds", destination: FindsView())
            }
        }
        .onChange(of: search.text) { _ in
            shown = search.text == "letter" ? 2 : shown
        }
    }
}

struct MapsView: View {
    var body: some View { Button("Clear") { Search.shared.text = nil } }
}

struct LettersView: View { var body: some View { Text("Letters") } }
struct FindsView: View { var body: some View { Text("Finds") } }

final class ArchiveDelegate: NSObject, NSApplicationDelegate {}
