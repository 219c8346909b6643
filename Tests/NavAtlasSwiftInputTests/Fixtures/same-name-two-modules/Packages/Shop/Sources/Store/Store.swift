import SwiftUI

public struct StoreListView: View {
    public init() {}

    public var body: some View {
        NavigationLink("Bell") { DetailView(item: "Bell") }
    }
}

struct DetailView: View {
    let item: String
    @State private var buys = false

    var body: some View {
        Button("Buy") { buys = true }
            .sheet(isPresented: $buys) { BuyView() }
    }
}

struct BuyView: View {
    var body: some View { Text("Card") }
}
