import SwiftUI

@main
struct QuarryApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                LayerView(layer: Layer(start: .pit))
                LayerView(layer: Layer(start: .kiln))
            }
        }
    }
}

enum Start {
    case pit, kiln
}

@Observable
final class Layer {
    let start: Start
    private(set) var token = UUID()

    init(start: Start) {
        self.start = start
    }

    func again() { token = UUID() }
}

struct LayerView: View {
    @State var layer: Layer

    var body: some View {
        NavigationStack {
            first
        }
        .id(layer.token)
        .environment(layer)
    }

    @ViewBuilder private var first: some View {
        switch layer.start {
        case .pit: PitView()
        case .kiln: KilnView()
        }
    }
}

struct PitView: View {
    var body: some View {
        NavigationLink("Deeper") { ShaftView() }
    }
}

struct ShaftView: View {
    @Environment(Layer.self) private var layer

    var body: some View {
        Button("Again") { layer.again() }
    }
}

struct KilnView: View {
    var body: some View {
        NavigationLink("Fire") { GlowView() }
    }
}

struct GlowView: View {
    var body: some View {
        Text("Hot")
    }
}
