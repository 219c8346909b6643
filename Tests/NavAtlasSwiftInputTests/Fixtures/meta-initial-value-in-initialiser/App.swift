import SwiftUI

@main
struct OrganApp: App {
    var body: some Scene {
        WindowGroup { OrganTabs() }
    }
}

enum Stop { case flutes, reeds }
struct Pipe: Hashable { let length: Int }

@Observable
final class Console {
    var pipes: [Pipe]

    init() {
        self.pipes = []
    }
}

struct OrganTabs: View {
    @State private var stop: Stop

    init() {
        _stop = State(initialValue: .reeds)
    }

    var body: some View {
        TabView(selection: $stop) {
            FluteView().tag(Stop.flutes)
            ReedView(console: Console()).tag(Stop.reeds)
        }
    }
}

struct FluteView: View { var body: some View { Text("8 feet") } }

struct ReedView: View {
    let console: Console

    var body: some View {
        NavigationStack {
            ForEach(console.pipes, id: \.self) { pipe in
                NavigationLink("Pipe", value: pipe)
            }
            .navigationDestination(for: Pipe.self) { PipeView(pipe: $0) }
        }
    }
}

struct PipeView: View {
    let pipe: Pipe
    var body: some View { Text("\(pipe.length)") }
}
