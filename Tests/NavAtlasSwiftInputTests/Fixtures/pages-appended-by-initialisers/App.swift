import SwiftUI

@main
struct FerryApp: App {
    var body: some Scene {
        WindowGroup { DeckView() }
    }
}

enum Berth { case bow, stern, hold }

struct Cabin {
    var view: AnyView
    var berth: Berth
}

final class Helm: ObservableObject {
    @Published var berth = Berth.bow
    @Published var cabins: [Cabin] = []
}

/// Fills the list of the object that it is made with.
struct DeckView: View {
    @ObservedObject var helm = Helm()

    init() {
        helm.cabins.append(Cabin(view: AnyView(BowView()), berth: .bow))
        self.helm.cabins.append(Cabin(view: AnyView(SternView()), berth: .stern))
    }

    private var shown: some View {
        Group {
            if helm.berth == helm.cabins[0].berth {
                helm.cabins[0].view
            } else if helm.berth == helm.cabins[1].berth {
                helm.cabins[1].view
            }
        }
    }

    var body: some View {
        VStack {
            shown
            HStack {
                Button("Bow") { helm.berth = .bow }
                Button("Stern") { helm.berth = .stern }
            }
        }
    }
}

struct BowView: View {
    var body: some View {
        NavigationStack { NavigationLink("Chart") { ChartView() } }
    }
}

struct SternView: View {
    @State private var eats = false

    var body: some View {
        Button("Eat") { eats = true }
            .sheet(isPresented: $eats) { GalleyView() }
    }
}

struct ChartView: View { var body: some View { Text("Reefs") } }

/// Fills a list of its own, and one that other code fills as well: what is in that is not known.
struct GalleyView: View {
    @StateObject private var pantry = Pantry()
    private var dishes: [Dish] = []

    init() {
        dishes = [Dish(name: "Soup", view: AnyView(SoupView()))]
    }

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink(dishes[0].name) { dishes[0].view }
                NavigationLink(pantry.jars[0].name) { pantry.jars[0].view }
                Button("Stock") { pantry.stock() }
            }
        }
    }
}

struct Dish {
    var name: String
    var view: AnyView
}

final class Pantry: ObservableObject {
    @Published var jars: [Dish] = []

    init() { jars.append(Dish(name: "Jam", view: AnyView(JamView()))) }

    func stock() { jars.append(Dish(name: "Salt", view: AnyView(SaltView()))) }
}

struct SoupView: View { var body: some View { Text("Soup") } }
struct JamView: View { var body: some View { Text("Jam") } }
struct SaltView: View { var body: some View { Text("Salt") } }
