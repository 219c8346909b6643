import SwiftUI

struct GearsView: View {
    var body: some View {
        VStack {
            Button("Wind up") { raise(.winding) }
            GearRow(gear: 3)
        }
    }
}

struct GearRow: View {
    let gear: Int

    var body: some View {
        Text("Gear \(gear)").onLongPressGesture { raise(.oil(gear)) }
    }
}

struct WindingView: View {
    var body: some View { Text("Turn 40 times") }
}

struct OilView: View {
    let gear: Int
    var body: some View { Text("One drop") }
}
