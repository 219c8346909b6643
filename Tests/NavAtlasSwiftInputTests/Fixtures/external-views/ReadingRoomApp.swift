import MarkdownReader
import SafariUI
import SwiftUI

@main
struct ReadingRoomApp: App {
    var body: some Scene {
        WindowGroup { ReadingRoomView() }
    }
}

enum Shelf: Hashable { case manual, licence }

struct ReadingRoomView: View {
    @State private var site: URL?
    @State private var web = false

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Manual", value: Shelf.manual)
                NavigationLink("Licence", value: Shelf.licence)
                Button("Website") { web = true }
            }
            .navigationDestination(for: Shelf.self) { shelf in
                switch shelf {
                case .manual: MarkdownPage(file: "manual").markdownTheme(.paper)
                case .licence: Text("MIT")
                }
            }
            .sheet(isPresented: $web) {
                SafariView(url: URL(string: "https://library.example")!)
                    .ignoresSafeArea()
            }
        }
    }
}
