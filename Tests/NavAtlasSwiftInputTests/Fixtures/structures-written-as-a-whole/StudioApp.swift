import SwiftUI

@main
struct StudioApp: App {
    var body: some Scene { WindowGroup { NavigationStack { Studio() } } }
}

/// What a sheet shows, and whether it does.
struct Draft {
    var isOpen = false
    var text = ""
}

struct Studio: View {
    @State private var draft = Draft()
    @State private var copy = Draft()
    @State private var choice = Choice()

    var body: some View {
        VStack {
            Button("Write") { draft = Draft(isOpen: true, text: "New") }
            Button("Copy") { open(draft.text) }
            Button("Colours") { choice = .init(tool: .colours) }
            NavigationLink("Shelf") { Shelf(choice: $choice) }
        }
        .fullScreenCover(isPresented: $draft.isOpen) { Desk(draft: $draft) }
        .modifier(CopySheet(copy: $copy))
        .sheet(item: $choice.tool) { tool in
            switch tool {
            case .colours: Colours()
            case .brushes: Brushes()
            }
        }
    }

    private func open(_ text: String) { self.copy = Draft(isOpen: !text.isEmpty, text: text) }
}

struct Shelf: View {
    @Binding var choice: Choice
    var body: some View { Button("Brushes") { choice = Choice(name: "", tool: .brushes) } }
}

struct Desk: View {
    @Binding var draft: Draft
    var body: some View { Button("Close") { draft = Draft(isOpen: false) } }
}

struct Colours: View { var body: some View { Text("Colours") } }

struct Brushes: View { var body: some View { Text("Brushes") } }
