import Popovers
import SwiftUI

@main
struct PaletteApp: App {
    var body: some Scene {
        WindowGroup { CanvasView() }
    }
}

struct CanvasView: View {
    @State private var choosesBrush = false
    @State private var choosesPaint = false
    @State private var brush = 0

    var body: some View {
        VStack {
            Button("Brush") { choosesBrush.toggle() }
                .popover(present: $choosesBrush, attributes: { $0.position = .absolute() }) {
                    BrushesView(isOpen: $choosesBrush)
                } background: {
                    Color.black
                }
            Button("Paint") { choosesPaint = true }
                .popover(present: $choosesPaint, view: { PaintsView(close: { choosesPaint = false }) })
        }
    }
}

struct BrushesView: View {
    @Binding var isOpen: Bool
    var body: some View { Button("Done") { isOpen = false } }
}

struct PaintsView: View {
    let close: () -> Void
    var body: some View { Button("Done", action: close) }
}
