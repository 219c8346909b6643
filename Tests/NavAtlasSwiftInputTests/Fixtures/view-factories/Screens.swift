import SwiftUI

struct ShopWindowView<Maker: ClockMaking>: View {
    let maker: Maker
    @State private var repairs = false

    var body: some View {
        NavigationLink("Cuckoo") { maker.dial(for: "cuckoo") }
        Button("Repair") { repairs = true }
            .sheet(isPresented: $repairs, content: ShopAssembly.repairForm)
    }
}

struct DialView: View {
    let clock: String
    var body: some View {
        NavigationLink(destination: Hands.make(clock)) { Text("Hands") }
    }
}

struct HandsView: View {
    let clock: String
    var body: some View { Text(clock) }
}

struct RepairFormView: View {
    var body: some View { Text("When?") }
}
