import SwiftUI

struct MirrorView: View {
    let onChoose: () -> Void
    let onPay: () -> Void

    var body: some View {
        ButtonBar(primary: onChoose, secondary: onPay)
    }
}

struct ButtonBar: View {
    let primary: () -> Void
    let secondary: () -> Void

    var body: some View {
        HStack {
            Button("Choose", action: primary)
            Button("Pay") { secondary() }
        }
    }
}

struct FabricListView: View {
    let pick: (String) -> Void

    var body: some View {
        ForEach(["linen", "wool"], id: \.self) { name in
            FabricRow(name: name, tapped: pick)
        }
    }
}

struct FabricRow: View {
    let name: String
    var tapped: (String) -> Void

    var body: some View {
        Text(name).onTapGesture { tapped(name) }
    }
}

struct SwatchView: View {
    let name: String
    let onLining: () -> Void
    let onUndo: () -> Void

    var body: some View {
        Button("Lining", action: onLining)
        Button("No") { onUndo() }
    }
}

struct LiningView: View {
    var done: (() -> Void)?

    var body: some View {
        Button("Done") { done?() }
    }
}

struct BillView: View {
    var body: some View { Text("90") }
}
