import SwiftUI

struct EaselView: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Colours") { openWindow(id: "palette") }
    }
}

struct AboutView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Credits") { openWindow(.credits) }
        Button("Close") { dismiss() }
    }
}

struct PaletteView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        NavigationLink("Mix") { MixView() }
        Button("Paint") { openWindow(id: "easel") }
        Button("Close") { dismissWindow(id: "palette") }
        Button("Close the other one") { dismissWindow(id: "about") }
    }
}

struct MixView: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Enough") { dismissWindow() }
        Button("Back") { dismiss() }
    }
}

struct CreditsView: View {
    var body: some View { Text("By all of us") }
}
