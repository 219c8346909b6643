import SwiftUI

@main
struct RopewayApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView { ValleyView() }
                .navigationViewStyle(.stack)
        }
    }
}

struct ValleyView: View {
    @StateObject private var ropeway = Ropeway()

    var body: some View {
        VStack {
            Button("Up") { ropeway.depart(for: .middle) }
            ropeway.cable()
        }
    }
}

struct MiddleStationView: View {
    @StateObject private var ropeway = Ropeway()

    var body: some View {
        VStack {
            Button("Peak") { ropeway.depart(for: .peak) }
            Button("Lunch") { ropeway.depart(for: .restaurant) }
        }
        .background(ropeway.cable())
    }
}

struct PeakView: View {
    @StateObject private var cableCar = Ropeway()

    var body: some View {
        ZStack {
            cableCar.cable()
            Button("Lunch") { cableCar.depart(for: .restaurant) }
        }
    }
}

struct RestaurantView: View {
    var body: some View { Text("Soup") }
}
