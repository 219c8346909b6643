import SwiftUI

@main
struct ObservatoryApp: App {
    var body: some Scene {
        WindowGroup { DomeView() }
    }
}

struct DomeView: View {
    @AppStorage("dome-open") private var isOpen = false

    var body: some View {
        if isOpen {
            TabView {
                StarChartView()
                    .tabItem { Label("Stars", systemImage: "star") }
                LogbookView(model: LogbookModel())
                    .tabItem { Label("Logbook", systemImage: "book") }
            }
        } else {
            ShutterView()
        }
    }
}

struct ShutterView: View {
    @AppStorage("dome-open") private var opened = false

    var body: some View {
        Button("Open the dome") { opened = true }
    }
}

struct StarChartView: View {
    @AppStorage("dome") private var dome = true

    var body: some View {
        Button("Another key") { dome = false }
    }
}

enum Keys {
    static let dome = "dome-open"
}

final class LogbookModel: ObservableObject {
    func closeForTheNight() {
        UserDefaults.standard.set(false, forKey: Keys.dome)
    }
}

struct LogbookView: View {
    @ObservedObject var model: LogbookModel

    var body: some View {
        Button("Close") { model.closeForTheNight() }
    }
}
