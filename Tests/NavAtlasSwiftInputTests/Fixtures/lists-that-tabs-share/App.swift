import SwiftUI

@main
struct LarderApp: App {
    var body: some Scene { WindowGroup { LarderView() } }
}

struct LarderView: View {
    var body: some View {
        TabView {
            JarsView().tabItem { Text("Jars") }
            TinsView().tabItem { Text("Tins") }
            BottlesView().tabItem { Text("Bottles") }
        }
    }
}

/// A list of whatever there is.
struct ShelfList<Thing: Hashable>: View {
    let things: [Thing]
    let title: (Thing) -> String

    var body: some View {
        List(things, id: \.self) { Text(title($0)) }
    }
}

struct JarsView: View {
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            ShelfList(things: ["Jam"]) { $0 }
                .toolbar { Button("New") { isAdding = true } }
                .sheet(isPresented: $isAdding) { NewJarView() }
        }
    }
}

struct TinsView: View {
    var body: some View {
        NavigationStack {
            ShelfList(things: [1, 2]) { "\($0)" }
                .toolbar { NavigationLink("Old") { OldTinsView() } }
        }
    }
}

struct BottlesView: View {
    var body: some View {
        ShelfList(things: [1.5]) { "\($0)" }
    }
}

struct NewJarView: View { var body: some View { Text("Jar") } }
struct OldTinsView: View { var body: some View { Text("Tins") } }
