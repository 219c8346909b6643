import SwiftUI

@main
struct LakeApp: App {
    var body: some Scene { WindowGroup { HutView() } }
}

struct HutView: View { var body: some View { Text("Closed in winter") } }

/// Nothing else shows these two.
struct LakeView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var lands = false

    var body: some View {
        VStack {
            Button("Land") { lands = true }
            Button("Go under") { dismiss() }
        }
        .sheet(isPresented: $lands) { ShoreView() }
    }
}

struct ShoreView: View {
    @State private var swims = false

    var body: some View {
        Button("Swim") { swims = true }
            .fullScreenCover(isPresented: $swims) { LakeView() }
    }
}
