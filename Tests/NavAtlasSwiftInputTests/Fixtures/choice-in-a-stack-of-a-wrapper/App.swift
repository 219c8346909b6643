import SwiftUI

@main
struct MillApp: App {
    var body: some Scene {
        WindowGroup { FloorsView() }
    }
}

/// Puts whatever it is given into a stack.
struct Floor<Inside: View>: View {
    private let inside: Inside

    init(@ViewBuilder inside: () -> Inside) { self.inside = inside() }

    var body: some View {
        NavigationStack { inside }
    }
}

struct FloorsView: View {
    var body: some View {
        TabView {
            GrainView().tabItem { Text("Grain") }
            FlourView().tabItem { Text("Flour") }
            SackView().tabItem { Text("Sacks") }
        }
    }
}

/// Shows a view or something in place: one screen, and not the wrapper's.
struct GrainView: View {
    @State private var isBlocked = false

    private var heap: some View {
        List {
            NavigationLink("Rye") { RyeView() }
            Button("Block") { isBlocked = true }
        }
    }

    var body: some View {
        Floor {
            Group {
                if isBlocked { BlockView(clear: { isBlocked = false }) } else { heap }
            }
            .navigationTitle("Grain")
        }
    }
}

struct FlourView: View {
    @State private var amount: Int?

    var body: some View {
        Floor {
            switch amount {
            case nil: BlockView(clear: { amount = 1 })
            case .some(let amount): List { NavigationLink("\(amount)") { BreadView() } }
            }
        }
    }
}

struct SackView: View {
    var body: some View {
        Floor { List { NavigationLink("Twine") { TwineView() } } }
    }
}

struct BlockView: View {
    let clear: () -> Void
    var body: some View { Button("Clear", action: clear) }
}

struct RyeView: View { var body: some View { Text("Rye") } }
struct BreadView: View { var body: some View { Text("Bread") } }
struct TwineView: View { var body: some View { Text("Twine") } }
