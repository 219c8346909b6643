import SwiftUI

@main
struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } }

struct MillView: View {
    @State private var isTying = false

    var body: some View {
        NavigationStack {
            NavigationLink("Wheel") { WheelView() }
            Button("Sack") { isTying = true }.sheet(isPresented: $isTying) { SackView() }
            NavigationLink { StoneView() } label: { Text("Stone") }
        }
    }
}

struct WheelView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            VStack { header }
                .navigationBarBackButtonHidden(true)
                .toolbar { Button("Back") { dismiss() } }
        }
    }
    private var header: some View { Text("Wheel") }
}

struct StoneView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            ScrollView {
                BackButton(dismiss: dismiss)
                NavigationLink("Dust") { DustView() }
            }
        }
    }
}

struct DustView: View { @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Gone") { dismiss() } } }

struct BackButton: View {
    private var dismiss: DismissAction
    init(dismiss: DismissAction) { self.dismiss = dismiss }
    var body: some View { Button { dismiss() } label: { Text("<") } }
}

/// It is shown in a sheet, too, as a stack of its own.
struct SackView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack { Button("Tied") { dismiss() } }
    }
}
