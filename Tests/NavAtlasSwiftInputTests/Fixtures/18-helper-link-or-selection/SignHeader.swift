import SwiftUI

struct SignHeader: View {
    let gate: Gate
    var jump: Binding<Gate?>?

    var body: some View {
        if let jump {
            Button("Jump") { jump.wrappedValue = gate }
        } else {
            NavigationLink("Walk", value: gate)
        }
    }
}

struct DeparturesView: View {
    @Binding var selection: Gate?

    var body: some View {
        SignHeader(gate: .lounge)
        SignHeader(gate: .duty)
    }
}

struct DutyFreeView: View {
    @Binding var selection: Gate?

    var body: some View {
        SignHeader(gate: .lost, jump: $selection)
    }
}

struct LoungeView: View { var body: some View { Text("Quiet") } }
struct LostAndFoundView: View { var body: some View { Text("Umbrellas") } }
