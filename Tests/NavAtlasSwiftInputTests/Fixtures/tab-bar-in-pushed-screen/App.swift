import SwiftUI

@main
struct MarketApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                GatesView()
            }
        }
    }
}

struct GatesView: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("In") { isOpen = true }
            NavigationLink("Night market") { NightMarket() }
            NavigationLink("Prices") { PriceBoard() }
        }
        .navigationDestination(isPresented: $isOpen) { MarketHall() }
    }
}

struct StallBar: View {
    @Binding var stall: Stall
    var body: some View {
        HStack {
            ForEach(Stall.allCases, id: \.self) { one in
                Button("\(one)") { stall = one }
            }
        }
    }
}

enum Stall: CaseIterable { case fruit, fish }
