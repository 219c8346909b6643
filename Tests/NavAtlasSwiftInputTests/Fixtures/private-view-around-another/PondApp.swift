import SwiftUI

@main
struct PondApp: App {
    var body: some Scene {
        WindowGroup { PondTabs(keeper: Keeper()) }
    }
}

@Observable
final class Keeper {
    let feeder = Feeder()
    var sign: String?
}

struct PondTabs: View {
    let keeper: Keeper

    var body: some View {
        TabView {
            FrogTab()
            DuckTab(keeper: keeper)
            FishTab(keeper: keeper)
            SwanTab()
            EelTab(keeper: keeper)
        }
    }
}

private struct FrogTab: View {
    var body: some View {
        FrogView().onAppear { print("frogs") }
    }
}

private struct DuckTab: View {
    let keeper: Keeper

    var body: some View {
        DuckView(feeder: keeper.feeder)
    }
}

// A sign lies over the pool at times.
private struct FishTab: View {
    let keeper: Keeper

    var body: some View {
        NavigationStack {
            ZStack(alignment: .top) {
                PoolView()
                if let sign = keeper.sign { Text(sign) }
            }
        }
    }
}

private struct EelTab: View {
    let keeper: Keeper

    var body: some View { EelView(feeder: keeper.feeder) }
}

// What it is around is private to this file, too.
private struct SwanTab: View {
    var body: some View { SwanList() }
}

private struct SwanList: View {
    var body: some View { Text("Swans") }
}
