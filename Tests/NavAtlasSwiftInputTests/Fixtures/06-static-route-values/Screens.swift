import SwiftUI

struct GateView: View {
    @EnvironmentObject private var porter: Porter

    var body: some View {
        VStack {
            Button("Bed 1") { porter.run(.bed(number: 1)) }
            Button("Compost") { porter.run(.compost) }
        }
    }
}

struct BedView: View {
    @EnvironmentObject private var porter: Porter
    let number: Int

    var body: some View {
        Button("Order seeds") { porter.run(.seedOrder(for: number)) }
    }
}

struct CompostView: View {
    var body: some View { Text("Turn it") }
}

struct SeedOrderView: View {
    @Environment(\.dismiss) private var close
    let bed: Int

    var body: some View {
        Button("Done") { close() }
    }
}

struct BeehiveView: View {
    var body: some View { Text("Buzz") }
}
