import SwiftUI

@main
struct TurnApp: App {
    var body: some Scene {
        WindowGroup {
            HomeView().supportedTurns(2)
        }
    }
}

struct HomeView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("On") { DetailView() }
        }
    }
}

struct DetailView: View { var body: some View { Text("Detail") } }

struct TurnKey: PreferenceKey {
    static var defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) {}
}

extension View {
    func preference<Key: PreferenceKey, V>(key: Key.Type, value: () -> [V]) -> some View where Key.Value == [V] {
        preference(key: Key.self, value: value())
    }

    func supportedTurns(_ turns: Int) -> some View {
        preference(key: TurnKey.self, value: [turns])
    }
}
