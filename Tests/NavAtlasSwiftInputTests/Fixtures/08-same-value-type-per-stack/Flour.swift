import SwiftUI

struct FlourListView: View {
    let flours: [Flour]

    var body: some View {
        List {
            ForEach(flours) { flour in
                NavigationLink(value: flour.id) { Text(flour.id) }
            }
        }
        .navigationDestination(for: Flour.ID.self) { id in
            FlourView(flour: Flour.all.first { $0.id == id }!)
        }
        .navigationDestination(for: Farmer.ID.self) { FarmerView(id: $0) }
    }
}

struct FlourView: View {
    let flour: Flour

    var body: some View {
        NavigationLink("Grown by", value: flour.farmer)
    }
}

struct FarmerView: View {
    let id: Farmer.ID
    var body: some View { Text("Farmer \(id)") }
}
