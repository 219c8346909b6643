import SwiftUI

@main
struct WellApp: App {
    var body: some Scene { WindowGroup { WellView() } }
}

enum Depth { case filling, full }

struct WellView: View {
    @State private var path: [Depth] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Fill") { path.append(.filling) }
                .navigationDestination(for: Depth.self) { depth in
                    switch depth {
                    case .filling: FillingView(path: $path)
                    case .full: FullView()
                    }
                }
        }
    }
}

struct FillingView: View {
    @Binding var path: [Depth]
    @State private var pump: PumpTask?
    @State private var litres = 0

    var body: some View {
        Text("\(litres)")
            .onAppear {
                Task {
                    pump = PumpStation(kind: .small).pumpTask(from: "river") { water in
                        Task.detached {
                            await MainActor.run {
                                if water != nil { proceed() }
                            }
                        }
                    }
                    pump?.resume()
                }
            }
    }

    func proceed() { path.append(.full) }
}

struct FullView: View { var body: some View { Text("Full") } }
