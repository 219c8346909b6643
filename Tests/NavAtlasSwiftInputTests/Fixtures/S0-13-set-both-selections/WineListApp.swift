import SwiftUI

@main
struct WineListApp: App {
    var body: some Scene {
        WindowGroup { WineDesk() }
    }
}

enum Colour: String, CaseIterable, Hashable { case red, white }
struct Bottle: Hashable, Identifiable { let id: Int; var colour: Colour }

@Observable
final class Sommelier {
    var colour: Colour?
    var bottle: Bottle?

    func recommend() {
        let bottle = Bottle(id: 9, colour: .red)
        colour = bottle.colour
        self.bottle = bottle
    }
}

struct WineDesk: View {
    @State private var sommelier = Sommelier()

    var body: some View {
        NavigationSplitView {
            ColourList(sommelier: sommelier)
        } content: {
            BottleList(sommelier: sommelier)
        } detail: {
            BottleView(bottle: sommelier.bottle, sommelier: sommelier)
        }
    }
}

struct ColourList: View {
    @Bindable var sommelier: Sommelier

    var body: some View {
        List(Colour.allCases, id: \.self, selection: $sommelier.colour) { Text($0.rawValue) }
            .toolbar { Button("Recommend") { sommelier.recommend() } }
    }
}

struct BottleList: View {
    @Bindable var sommelier: Sommelier

    var body: some View {
        List([Bottle(id: 1, colour: .white)], selection: $sommelier.bottle) { bottle in
            Text("No. \(bottle.id)").tag(bottle)
        }
    }
}

struct BottleView: View {
    let bottle: Bottle?
    let sommelier: Sommelier

    var body: some View {
        Button("Another white") { sommelier.colour = .white; sommelier.bottle = nil }
    }
}
