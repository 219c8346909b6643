import SwiftUI

@main
struct DairyApp: App {
    var body: some Scene { WindowGroup { NavigationStack { DairyView() } } }
}

struct DairyView: View {
    @State private var showsPrices = false
    @State private var isTasting = false

    var body: some View {
        VStack {
            NavigationLink("Cheese") { CheeseView() }
            Button("Taste") { isTasting = true }
        }
        .presentSheet(isPresented: $showsPrices) { PricesView() }
        .navigationDestination(isPresented: $isTasting) { TastingView() }
    }
}

/// A layer of the app's own, by the name that a package's router has for another thing.
private struct Layer<Inside: View>: ViewModifier {
    @Binding var isPresented: Bool
    @ViewBuilder var inside: () -> Inside

    func body(content: Content) -> some View {
        ZStack {
            content
            Color.black.opacity(isPresented ? 0.4 : 0).onTapGesture { isPresented.toggle() }
        }
        .overlay(alignment: .bottom) { inside() }
    }
}

extension View {
    func presentSheet<Inside: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Inside) -> some View {
        modifier(Layer(isPresented: isPresented, inside: content))
    }
}

struct PricesView: View { var body: some View { NavigationLink("Discounts") { DiscountsView() } } }
struct CheeseView: View { var body: some View { Text("Cheese") } }
struct TastingView: View { var body: some View { Text("Taste") } }
struct DiscountsView: View { var body: some View { Text("Discounts") } }
