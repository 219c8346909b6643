import SwiftUI

/// Leads nowhere itself; its parts do.
struct MillView: View {
    var body: some View {
        VStack {
            Text("Mill")
            GrainShelf()
            FlourCounter()
        }
    }
}

struct GrainShelf: View {
    @State private var weighed: Grain?

    var body: some View {
        ForEach(Grain.allCases) { grain in
            Button(grain.rawValue) { weighed = grain }
        }
        .sheet(item: $weighed) { ScaleView(grain: $0) }
    }
}

enum Grain: String, CaseIterable, Identifiable {
    case rye, spelt
    var id: Self { self }
}

struct FlourCounter: View {
    var body: some View {
        ScrollView {
            Lid { FlourOrder() }
        }
    }
}

/// A container of the app's own around one of the parts.
struct Lid<Inside: View>: View {
    @ViewBuilder let inside: () -> Inside
    var body: some View { VStack { inside() }.padding() }
}

struct FlourOrder: View {
    @State private var orders = false

    var body: some View {
        Button("Order") { orders = true }
            .fullScreenCover(isPresented: $orders) { OrderView() }
    }
}

struct ScaleView: View {
    let grain: Grain
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Weighed") { dismiss() } }
}

struct OrderView: View { var body: some View { Text("Order") } }

/// Nothing shows it, and it leads nowhere.
struct MouseView: View { var body: some View { Text("Squeak") } }
