import SwiftUI

struct EntranceView: View {
    @Binding var lane: [Stall]

    var body: some View {
        Button("Noodles") { lane.append(.noodles) }
    }
}

struct NoodleView: View {
    @Binding var lane: [Stall]

    var body: some View {
        Button("Thirsty") { lane.append(.tea) }
            .overlay { Button("Full") { lane.removeLast() } }
    }
}

struct TeaView: View {
    var body: some View { Text("Oolong") }
}

struct BasketView: View {
    var body: some View { Text("Empty") }
}
