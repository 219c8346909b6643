import SwiftUI

struct CrossroadsView: View {
    @EnvironmentObject private var courier: Courier
    var body: some View {
        Button("Bakery") { courier.deliver(Village.bakery) }
        Button("Square") { courier.deliver(Town.square) }
    }
}

struct BakeryView: View {
    @EnvironmentObject private var courier: Courier
    var body: some View {
        Button("Smithy") { courier.deliver(Village.smithy(horse: "Bo")) }
        Button("Well instead") { courier.hand(over: Village.well) }
    }
}

struct SmithyView: View {
    let horse: String
    @EnvironmentObject private var courier: Courier
    var body: some View {
        Button("Home") { courier.dropEverything() }
    }
}

struct WellView: View {
    @EnvironmentObject private var courier: Courier
    var body: some View {
        Button("Back") { courier.comeBack() }
    }
}

struct SquareView: View {
    var body: some View { Text("Pigeons") }
}

struct FountainView: View {
    var body: some View { Text("Coins") }
}
