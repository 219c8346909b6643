import AppKit
import SwiftUI

@main
struct KilnApp: App {
    var body: some Scene {
        WindowGroup {
            KilnView()
        }
        Settings {
            SettingsTabs()
        }
    }
}

struct KilnView: View {
    @Environment(\.openSettings) private var openSettings
    @State private var showsLog = false

    var body: some View {
        VStack {
            Button("Temperature") { openSettings() }
            Button("Log") { showsLog = true }
        }
        .sheet(isPresented: $showsLog) { LogView() }
    }
}

struct LogView: View {
    var body: some View {
        SettingsLink { Text("How long logs are kept") }
    }
}

struct SettingsTabs: View {
    var body: some View {
        TabView {
            HeatView().tabItem { Text("Heat") }
            AlarmView().tabItem { Text("Alarm") }
        }
    }
}

struct HeatView: View {
    @State private var showsCurve = false

    var body: some View {
        Button("Curve") { showsCurve = true }
            .sheet(isPresented: $showsCurve) { CurveView() }
    }
}

struct AlarmView: View {
    var body: some View {
        Button("All settings") {
            NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil)
        }
    }
}

struct CurveView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
}
