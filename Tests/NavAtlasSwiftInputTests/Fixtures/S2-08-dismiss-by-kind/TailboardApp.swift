import SwiftUI

@main
struct TailboardApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { TruckView() }
        }
    }
}

struct TruckView: View {
    @State private var checks = false

    var body: some View {
        NavigationLink("Load") { LoadView() }
        Button("Check") { checks = true }
            .fullScreenCover(isPresented: $checks) { LoadView() }
    }
}

struct LoadView: View {
    @Environment(\.dismiss) private var leave
    @State private var weighs = false

    var body: some View {
        VStack {
            CloseButton()
            Button("Weigh") { weighs = true }
        }
        .popover(isPresented: $weighs) { WeightView(shown: $weighs) }
        .onDisappear { print("left") }
    }
}

struct CloseButton: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button("Close") { mode.wrappedValue.dismiss() }
    }
}

struct WeightView: View {
    @Binding var shown: Bool

    var body: some View {
        Button("OK") { shown.toggle() }
    }
}
