import SwiftUI

@main
struct KennelApp: App {
    @State private var keeper = Keeper()

    var body: some Scene {
        WindowGroup {
            KennelTabs().environment(keeper)
        }
    }
}

@Observable
final class Keeper {
    private(set) var kennel = UUID()

    func move() { kennel = UUID() }
}

struct KennelTabs: View {
    @State private var picks = false

    var body: some View {
        TabView {
            DogsView(picks: $picks)
            CatsView()
        }
        .sheet(isPresented: $picks) { KeeperPicker() }
    }
}

struct DogsView: View {
    @Environment(Keeper.self) private var keeper
    @Binding var picks: Bool

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Rex") { DogView() }
                Button("Keeper") { picks = true }
            }
        }
        .id(keeper.kennel)
    }
}

struct DogView: View {
    @Environment(Keeper.self) private var keeper
    @State private var feeds = false

    var body: some View {
        VStack {
            Button("Move") { keeper.move() }
            Button("Feed") { feeds = true }
        }
        .sheet(isPresented: $feeds) { FoodView() }
    }
}

struct FoodView: View {
    @Environment(Keeper.self) private var keeper

    var body: some View {
        Button("Nothing left here") { keeper.move() }
    }
}

struct CatsView: View {
    @Environment(Keeper.self) private var keeper

    var body: some View {
        NavigationStack {
            CatList()
        }
        .id(keeper.kennel)
    }
}

struct CatList: View {
    @Environment(Keeper.self) private var keeper

    var body: some View {
        Button("Move") { keeper.move() }
    }
}

struct KeeperPicker: View {
    @Environment(Keeper.self) private var keeper

    var body: some View {
        Button("Next") { keeper.move() }
    }
}
