import SwiftUI

@main
struct WaterApp: App {
    var body: some Scene { WindowGroup { Lake(depth: 12) } }
}

/// What others see: a stack around its own inside.
public struct Lake: View {
    private let depth: Int
    @StateObject private var waves = Waves()

    public init(depth: Int) { self.depth = depth }

    public var body: some View {
        NavigationStack(path: $waves.path) {
            _Lake(depth: depth, waves: waves)
                .navigationDestination(for: Wave.self) { _ in WaveView() }
        }
    }
}

final class Waves: ObservableObject { @Published var path: [Wave] = [] }
struct Wave: Hashable { var height: Double }

private struct _Lake: View {
    let depth: Int
    @ObservedObject var waves: Waves
    @State private var fishes = false

    var body: some View {
        VStack {
            Button("Wave") { waves.path.append(Wave(height: 0.2)) }
            Button("Fish") { fishes = true }
        }
        .sheet(isPresented: $fishes) { Pond() }
    }
}

/// The same in a sheet, with the older stack.
struct Pond: View {
    var body: some View {
        NavigationView { _Pond() }
    }
}

private struct _Pond: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        List {
            NavigationLink("Frog") { FrogView() }
            Button("Close") { mode.wrappedValue.dismiss() }
        }
    }
}

struct WaveView: View { var body: some View { Text("~") } }
struct FrogView: View { var body: some View { Text("Quak") } }
