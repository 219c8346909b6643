import Combine
import SwiftUI

@main
struct SignalApp: App {
    @StateObject private var mast = Mast()

    var body: some Scene {
        WindowGroup { DeckView().environmentObject(mast) }
    }
}

enum Flag: Hashable, Identifiable {
    case alpha, bravo
    var id: Self { self }
}

enum Signal { case hoist(Flag), show(Flag), lower }

final class Mast: ObservableObject {
    let signals = PassthroughSubject<Signal, Never>()
    func hoist(_ flag: Flag) { signals.send(.hoist(flag)) }
}

struct DeckView: View {
    @EnvironmentObject private var mast: Mast
    @State private var path: [Flag] = []
    @State private var shown: Flag?

    var body: some View {
        NavigationStack(path: $path) {
            LookoutView().navigationDestination(for: Flag.self) { view(of: $0) }
        }
        .sheet(item: $shown) { view(of: $0) }
        .onReceive(mast.signals) { signal in
            switch signal {
            case .hoist(let flag): path.append(flag)
            case .show(let flag): shown = flag
            case .lower: path.removeLast()
            }
        }
    }

    @ViewBuilder
    private func view(of flag: Flag) -> some View {
        switch flag {
        case .alpha: AlphaView()
        case .bravo: BravoView()
        }
    }
}

struct LookoutView: View {
    @EnvironmentObject private var mast: Mast

    var body: some View {
        Button("A") { mast.hoist(.alpha) }
        Button("B") { mast.signals.send(.show(.bravo)) }
    }
}

struct AlphaView: View {
    @EnvironmentObject private var mast: Mast
    var body: some View { Button("Lower") { mast.signals.send(.lower) } }
}

struct BravoView: View { var body: some View { Text("B") } }
