import SwiftUI

@main
struct PumpApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView { PumpListView() }
        }
    }
}

struct PumpListView: View {
    @State private var showsGauge = false
    @State private var showsManual = false

    var body: some View {
        VStack {
            Button("Gauge") { showsGauge = true }
            Button("Manual") { showsManual = true }
        }
        .background(
            // NavigationLink(destination: GaugeView(), isActive: $showsGauge) { EmptyView() }
            NavigationLink(destination: ManualView(), isActive: $showsManual) { EmptyView() }
        )
        .navigationDestination(isPresented: $showsGauge) {
            GaugeView()
        }
    }
}

struct GaugeView: View {
    var body: some View { Text("3 bar") }
}

struct ManualView: View {
    @Environment(\.presentationMode) var mode
    // @Environment(\.dismiss) var dismiss

    var body: some View {
        Text("Page 1")
            // .onTapGesture { mode.wrappedValue.dismiss() }
    }
}
