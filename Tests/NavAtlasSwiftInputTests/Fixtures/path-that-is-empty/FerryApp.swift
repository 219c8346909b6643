import SwiftUI

enum Deck: Hashable, CaseIterable { case upper, lower }
enum Cabin: Hashable { case bunk(Int), galley }

@Observable final class Purser<Level: Hashable, Room: Hashable> {
    private var corridors: [Level: [Room]] = [:]
    var level: Level

    init(level: Level) { self.level = level }

    subscript(level: Level) -> [Room] {
        get { corridors[level] ?? [] }
        set { corridors[level] = newValue }
    }

    func walk(to room: Room, on level: Level? = nil) {
        let target = level ?? self.level
        if corridors[target] == nil {
            corridors[target] = [room]
        } else {
            corridors[target]?.append(room)
        }
    }

    func leave() {
        corridors[level] = []
    }
}

typealias FerryPurser = Purser<Deck, Cabin>

@main
struct FerryApp: App {
    @State private var purser = FerryPurser(level: .upper)

    var body: some Scene {
        WindowGroup { FerryTabs().environment(purser) }
    }
}

struct FerryTabs: View {
    @Environment(FerryPurser.self) private var purser

    var body: some View {
        @Bindable var purser = purser
        TabView(selection: $purser.level) {
            NavigationStack(path: $purser[.upper]) {
                SunDeckView().navigationDestination(for: Cabin.self) { room(for: $0) }
            }
            .tag(Deck.upper)
            NavigationStack(path: $purser[.lower]) {
                EngineView().navigationDestination(for: Cabin.self) { room(for: $0) }
            }
            .tag(Deck.lower)
        }
    }

    @ViewBuilder private func room(for cabin: Cabin) -> some View {
        switch cabin {
        case .bunk(let number): BunkView(number: number)
        case .galley: GalleyView()
        }
    }
}

struct SunDeckView: View {
    @Environment(FerryPurser.self) private var purser
    var body: some View { Button("Rest") { purser.walk(to: .bunk(7)) } }
}

struct EngineView: View {
    var body: some View { Text("Loud") }
}

struct BunkView: View {
    let number: Int
    @Environment(FerryPurser.self) private var purser
    var body: some View { Button("Eat") { purser.walk(to: .galley) } }
}

struct GalleyView: View {
    @Environment(FerryPurser.self) private var purser
    var body: some View { Button("Up") { purser.leave() } }
}
