import AppKit
import SwiftUI

enum WindowName: String {
    case about, palette = "palette", credits
}

extension OpenWindowAction {
    func callAsFunction(_ name: WindowName) {
        callAsFunction(id: name.rawValue)
    }
}

@main
struct AtelierApp: App {
    @Environment(\.openWindow) private var openWindow

    var body: some Scene {
        WindowGroup(id: "easel") {
            EaselView()
        }
        .commands {
            CommandGroup(replacing: .appInfo) {
                Button("About Atelier") { openWindow(.about) }
            }
        }

        Window("About", id: WindowName.about.rawValue) {
            AboutView()
        }

        ToolWindows()
            .commands {
                CommandGroup(after: .help) {
                    Button("Credits") { openWindow(.credits) }
                }
            }
    }
}

struct ToolWindows: Scene {
    var body: some Scene {
        Window("Palette", id: WindowName.palette.rawValue) {
            NavigationStack { PaletteView() }
        }
        Window("Credits", id: "credits") {
            CreditsView()
        }
    }
}
