import SwiftUI

@main
struct LoomApp: App {
    var body: some Scene {
        WindowGroup { WeaveView() }
    }
}

struct WeaveView: View {
    @State private var asksForPattern = false

    var body: some View {
        Button("Pattern") { asksForPattern = true }
            .sheet(isPresented: $asksForPattern) { PatternView() }
    }
}

/// Tabs in a sheet, above a row of buttons.
struct PatternView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDone = false
    @State private var showsHelp = false

    var body: some View {
        VStack {
            Text("Pattern")
            TabView {
                WarpView.kept.tabItem { Text("Warp") }
                WeftView(isDone: $isDone).tabItem { Text("Weft") }
            }
            buttons
        }
        .onChange(of: isDone) { _ in dismiss() }
        .sheet(isPresented: $showsHelp) { HelpView() }
    }

    private var buttons: some View {
        HStack {
            Button("Help") { showsHelp = true }
            Spacer()
            Button("Done") { isDone.toggle() }
        }
    }
}

struct WarpView: View {
    static var kept = WarpView()
    var body: some View { Text("Warp") }
}

struct WeftView: View {
    @Binding var isDone: Bool
    var body: some View { Button("Done") { isDone.toggle() } }
}

struct HelpView: View { var body: some View { Text("Help") } }
