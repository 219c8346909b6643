import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene { WindowGroup { ShelfStack() } }
}

@Observable
final class Readers {
    static let shared = Readers()
    var card: Int?
}

struct ShelfStack: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Entrance().navigationDestination(for: Int.self) { _ in BookView() }
        }
    }
}

struct Entrance: View {
    var body: some View { Doors() }
}

/// The splash screen lies over either for a moment.
struct Doors: View {
    @State private var isOpen = false

    var body: some View {
        ZStack {
            if Readers.shared.card != nil {
                ShelvesView()
            } else {
                CardView()
            }
            if !isOpen { CurtainView() }
        }
        .task { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOpen = true } }
    }
}

struct CurtainView: View { var body: some View { Color.red } }

struct CardView: View {
    var body: some View { Button("Enter") { Readers.shared.card = 1 } }
}

struct ShelvesView: View {
    var body: some View {
        NavigationLink("Book", value: 1)
        Button("Leave") { Readers.shared.card = nil }
    }
}

struct BookView: View { var body: some View { Text("Book") } }
