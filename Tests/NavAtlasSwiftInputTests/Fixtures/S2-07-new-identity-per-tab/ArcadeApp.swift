import SwiftUI

@main
struct ArcadeApp: App {
    @StateObject private var coins = Coins()

    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationView {
                    PinballView().id(coins.pinball)
                }
                .navigationViewStyle(.stack)
                NavigationView {
                    SkeeBallView()
                }
                .navigationViewStyle(.stack)
                .id(coins.skee)
            }
            .environmentObject(coins)
        }
    }
}

final class Coins: ObservableObject {
    @Published var pinball = UUID()
    @Published var skee = UUID()

    func tilt() { pinball = UUID() }
}

struct PinballView: View {
    var body: some View {
        NavigationLink("Ball 1", destination: MultiballView())
    }
}

struct MultiballView: View {
    @EnvironmentObject private var coins: Coins
    var body: some View {
        Button("Tilt") { coins.tilt() }
    }
}

struct SkeeBallView: View {
    var body: some View {
        NavigationLink("Throw", destination: PrizeView())
    }
}

struct PrizeView: View {
    @EnvironmentObject private var coins: Coins
    var body: some View {
        Button("Again") { coins.skee = UUID() }
    }
}
