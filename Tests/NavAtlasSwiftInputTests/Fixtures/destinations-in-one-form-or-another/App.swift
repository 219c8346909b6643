import SwiftUI

@main
struct CellarApp: App {
    var body: some Scene { WindowGroup { NavigationStack { CellarView() } } }
}

struct Bottle: Identifiable {
    let id: UUID
    let name: String
}

struct CellarView: View {
    let bottles: [Bottle] = []
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var selected: UUID?
    @State private var labelled: Bottle?
    @Namespace private var namespace
    var body: some View {
        List(bottles) { bottle in
            Button(bottle.name) { selected = bottle.id }
            Button("Label") { labelled = bottle }
        }
        .navigationTitle("Cellar")
        .navigationDestination(item: $selected) { destination(for: $0) }
        .sheet(item: $labelled) { LabelView(bottle: $0).fitted(reducesMotion) }
    }

    @ViewBuilder
    private func destination(for id: UUID) -> some View {
        if let bottle = bottles.first(where: { $0.id == id }) {
            BottleView(bottle: bottle).zooming(from: bottle.id, in: namespace, reducesMotion: reducesMotion)
        }
    }
}

extension View {
    @ViewBuilder
    func zooming(from id: UUID, in namespace: Namespace.ID, reducesMotion: Bool) -> some View {
        if #available(iOS 18.0, *), !reducesMotion {
            navigationTransition(.zoom(sourceID: id, in: namespace))
        } else {
            self
        }
    }

    @ViewBuilder
    func fitted(_ isSmall: Bool) -> some View {
        if isSmall { frame(maxWidth: 300) } else { self }
    }
}

struct BottleView: View {
    let bottle: Bottle
    var body: some View { Text(bottle.name) }
}
struct LabelView: View {
    let bottle: Bottle
    var body: some View { Text(bottle.name) }
}
