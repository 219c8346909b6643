import SwiftUI

@main
struct LighthouseApp: App {
    @StateObject private var keeper = Keeper()

    var body: some Scene {
        WindowGroup { Tower(keeper: keeper) }
    }
}

final class Keeper: ObservableObject {
    @Published var isOnDuty = false

    func sign(_ name: String) {
        if name.isEmpty { isOnDuty = false } else { isOnDuty = true }
    }
}

struct Tower: View {
    @ObservedObject var keeper: Keeper

    var body: some View {
        if keeper.isOnDuty { WatchView(keeper: keeper) } else { DoorView(keeper: keeper) }
    }
}

struct DoorView: View {
    @ObservedObject var keeper: Keeper

    var body: some View {
        NavigationStack {
            NavigationLink("Sign in") { SignView(keeper: keeper) }
        }
    }
}

/// Pushed over the door: that signing failed leaves the door where it is.
struct SignView: View {
    @ObservedObject var keeper: Keeper

    var body: some View {
        VStack {
            Button("Sign") { keeper.sign("Ida") }
            Button("Forget") { keeper.isOnDuty = false }
        }
    }
}

struct WatchView: View {
    @ObservedObject var keeper: Keeper

    var body: some View {
        Button("Go home") { keeper.isOnDuty = false }
    }
}
