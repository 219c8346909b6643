import SwiftUI

@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup { CounterView() }
    }
}

struct CounterView: View {
    @State private var isSold = false

    var body: some View {
        TabView {
            OvenView(isSold: $isSold).tabItem { Text("Oven") }
            ShelfView().tabItem { Text("Shelf") }
        }
        .note(isShown: $isSold) { NoteView(place: .top) }
    }
}

struct OvenView: View {
    @Binding var isSold: Bool
    var body: some View { Button("Sell") { isSold = true } }
}

struct ShelfView: View { var body: some View { Text("Shelf") } }

/// A text over the tabs.
struct NoteView: View {
    enum Place { case top, bottom }

    var place = Place.bottom

    var body: some View { Text("Sold") }
}

/// What the closure makes is asked where it goes, which shows nothing.
struct NoteModifier: ViewModifier {
    @Binding var isShown: Bool
    let note: () -> NoteView

    @ViewBuilder
    func body(content: Content) -> some View {
        switch note().place {
        case .top: content.overlay(alignment: .top) { shown }
        case .bottom: content.overlay(alignment: .bottom) { shown }
        }
    }

    @ViewBuilder
    private var shown: some View {
        if isShown { note().onTapGesture { isShown = false } }
    }
}

extension View {
    func note(isShown: Binding<Bool>, note: @escaping () -> NoteView) -> some View {
        modifier(NoteModifier(isShown: isShown, note: note))
    }
}
