import SwiftUI

struct StageSide: View {
    @StateObject private var router = StageRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            CurtainView(raise: router.raise)
                .navigationDestination(for: Scenery.self) { scenery in
                    switch scenery {
                    case .forest: ForestView().environmentObject(router)
                    case .castle(let towers): CastleView(towers: towers)
                    }
                }
        }
    }
}

struct CurtainView: View {
    let raise: (Scenery) -> Void
    var body: some View { Button("Act one") { raise(.forest) } }
}

struct ForestView: View {
    @EnvironmentObject private var router: StageRouter

    var body: some View {
        Button("Act two") { router.raise(.castle(towers: 3)) }
        Button("Curtain") { router.path.removeAll() }
    }
}

struct CastleView: View {
    let towers: Int
    var body: some View { Text("\(towers)") }
}

/// An optional chooses between two of its parts.
struct FoyerSide: View {
    @State private var drink: Drink?

    var body: some View {
        VStack {
            BarCounter(drink: $drink)
            CoatRack()
        }
        .sheet(item: $drink) { GlassView(drink: $0) }
    }
}

struct Drink: Identifiable { let id: String }

struct BarCounter: View {
    @Binding var drink: Drink?
    var body: some View { Button("Punch") { drink = Drink(id: "Punch") } }
}

struct CoatRack: View {
    @State private var looks = false
    var body: some View {
        Button("Coat") { looks = true }
            .popover(isPresented: $looks) { CoatView() }
    }
}

struct GlassView: View {
    let drink: Drink
    var body: some View { Text(drink.id) }
}

struct CoatView: View { var body: some View { Text("Number 40") } }
