import SwiftUI

struct OakView: View {
    var pile: Binding<[Plank]>

    var body: some View {
        Button("Offcuts") { pile.wrappedValue.append(.offcuts) }
        Button("Pine instead") {
            pile.wrappedValue.removeLast()
            pile.wrappedValue.append(.pine)
        }
    }
}

struct PineView: View {
    @Binding var pile: [Plank]

    var body: some View {
        CutterBar(planks: $pile)
        Button("One back") { if !pile.isEmpty { pile.removeLast() } }
    }
}

struct OffcutsView: View {
    @Binding var rest: [Plank]

    init(rest: Binding<[Plank]>) {
        _rest = rest
    }

    var body: some View {
        Button("Burn") { rest.append(.waste) }
        Button("Yard") { rest.removeLast(rest.count) }
    }
}

struct WasteView: View {
    var body: some View { Text("Sawdust") }
}
