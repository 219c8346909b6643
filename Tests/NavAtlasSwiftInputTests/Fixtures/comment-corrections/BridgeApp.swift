import SwiftUI

@main
struct BridgeApp: App {
    var body: some Scene {
        WindowGroup { BridgeView() }
    }
}

// navatlas:edge TollView -push-> ReceiptView
// navatlas:edge BridgeView -sheet-> FerryPlanView

struct BridgeView: View {
    @State private var tests = false // navatlas ignores nothing here

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Toll") { TollView() }
                NavigationLink("Debug") { DebugBridgeView() } // navatlas:ignore
                // navatlas:ignore
                NavigationLink("Old pier") { OldPierView() }
                NavigationLink("Lamps") { LampView() }
            }
            .sheet(isPresented: $tests) { LoadTestView() } // navatlas:ignore
            .onLongPressGesture { tests = true }
        }
    }
}

struct TollView: View {
    private let printer = Printer()

    var body: some View {
        Button("Pay") { printer.sendByMagic("ReceiptView") }
    }
}

struct Printer {
    func sendByMagic(_ name: String) { print(name) }
}

struct ReceiptView: View { var body: some View { Text("2 euros") } }
struct FerryPlanView: View { var body: some View { Text("Every hour") } }
struct LampView: View { var body: some View { Text("On") } }
struct DebugBridgeView: View { var body: some View { Text("x") } }
struct OldPierView: View { var body: some View { Text("Gone") } }
struct LoadTestView: View { var body: some View { Text("40 t") } }
