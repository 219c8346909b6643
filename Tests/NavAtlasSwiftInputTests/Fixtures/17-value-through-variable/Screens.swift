import SwiftUI

struct DeckView: View {
    @Binding var route: [Pier]
    let windy = true

    var body: some View {
        VStack {
            Button("Inside") { stroll(to: .lounge) }
            Button("Down") { stroll(to: .engineRoom) }
        }
    }

    private func stroll(to pier: Pier) {
        guard windy else { return }
        let target = pier
        route.append(target)
    }
}

struct CabinView: View {
    @Binding var route: [Pier]
    var hour = 8

    var body: some View {
        Button("Go out") {
            var target = Pier.lounge
            if hour > 20 {
                target = .deck
            }
            route.append(target)
        }
    }
}

struct LoungeView: View {
    var body: some View { Text("Coffee") }
}

struct EngineRoomView: View {
    var body: some View { Text("Loud") }
}

struct BridgeView: View {
    var body: some View { Text("Captain only") }
}
