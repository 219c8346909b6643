import SwiftUI

struct CakeListView: View {
    @Environment(Counter.self) private var counter

    var body: some View {
        List(1..<5, id: \.self) { number in
            NavigationLink("Cake \(number)", value: CakeStop.cake(number))
        }
        .toolbar {
            Button("Allergens") { counter.slip = .allergens }
        }
    }
}

struct CakeView: View {
    @Environment(Counter.self) private var counter
    let number: Int

    var body: some View {
        Button("Order") { counter.hand(out: .order(cake: number)) }
    }
}

struct OrderFormView: View {
    @Environment(Counter.self) private var counter
    let cake: Int

    var body: some View {
        Button("Send") { counter.slip = nil }
    }
}

struct AllergenTable: View {
    var body: some View { Text("Nuts, milk") }
}

struct PriceEditor: View {
    let cake: Int
    var body: some View { Text("Price") }
}
