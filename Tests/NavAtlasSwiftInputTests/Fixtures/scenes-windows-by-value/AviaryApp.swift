import SwiftUI

struct Bird: Identifiable {
    var id: Int
}

enum Desk: Codable, Hashable {
    case note(Int)
    case map
}

enum Season: Codable, Hashable {
    case spring, autumn
}

@main
struct AviaryApp: App {
    var body: some Scene {
        WindowGroup {
            BirdsView()
        }
        WindowGroup(for: Desk.self) { $desk in
            switch desk {
            case .note(let id): NoteView(id: id)
            case .map: MapView()
            case nil: EmptyView()
            }
        }
        WindowGroup("Bird", id: "bird", for: Bird.ID.self) { $id in
            BirdView(id: id)
        }
        WindowGroup(for: Season.self) { $season in
            SeasonView(season: season)
        } defaultValue: {
            .spring
        }
    }
}

struct BirdsView: View {
    @Environment(\.openWindow) private var openWindow
    let birds: [Bird] = []

    var body: some View {
        List(birds) { bird in
            Button("Look") { openWindow(id: "bird", value: bird.id) }
            Button("Note") { openWindow(value: Desk.note(bird.id)) }
        }
    }
}

struct BirdView: View {
    let id: Bird.ID?
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Where it lives") { openWindow(value: Desk.map) }
    }
}

struct NoteView: View {
    let id: Int
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Button("Done") { dismissWindow(value: Desk.note(id)) }
    }
}

struct MapView: View {
    var body: some View { Text("North is up") }
}

struct SeasonView: View {
    let season: Season

    var body: some View { Text("Nests") }
}
