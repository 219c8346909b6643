import AppKit
import SwiftUI
import Welcome

@main
struct QuarryApp: App {
    var body: some Scene {
        Group {
            WelcomeScene(
                actions: {
                    NewLabel()
                    OpenButton()
                }
            )
            Window("Log", id: "log") {
                LogView()
            }
        }
    }
}

struct OpenButton: View {
    @State private var isCloning = false
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Clone") { isCloning = true }
            .sheet(isPresented: $isCloning) { CloneView() }
        Button("Log") { openWindow(id: "log") }
    }
}

struct NewLabel: View {
    var body: some View { Text("New") }
}

struct CloneView: View {
    var body: some View { Text("From where?") }
}

struct LogView: View {
    var body: some View { Text("Nothing yet") }
}
