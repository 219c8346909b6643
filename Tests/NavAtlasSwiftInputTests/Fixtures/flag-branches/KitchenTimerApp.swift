import SwiftUI

@main
struct KitchenTimerApp: App {
    var body: some Scene {
        WindowGroup {
            #if WRIST
            NavigationStack { WristTimerView() }
            #else
            CounterTimerView()
            #endif
        }
    }
}

struct WristTimerView: View {
    var body: some View {
        NavigationLink("Presets") { PresetListView() }
    }
}

struct CounterTimerView: View {
    @State private var open = false

    var body: some View {
        NavigationStack {
            Button("Presets") { open = true }
            #if DESK
                .popover(isPresented: $open) { PresetListView() }
            #elseif POCKET
                .sheet(isPresented: $open) { PresetListView() }
            #else
                .fullScreenCover(isPresented: $open) { PresetListView() }
            #endif
        }
    }
}

struct PresetListView: View {
    var body: some View {
        VStack {
            Text("Eggs: 6 min")
            #if DEBUG
            DebugBeepButton()
            #endif
        }
    }
}

struct DebugBeepButton: View {
    @State private var beeps = false

    var body: some View {
        Button("Beep") { beeps = true }
            .sheet(isPresented: $beeps) { BeepLabView() }
    }
}

struct BeepLabView: View {
    var body: some View { Text("Beep") }
}
