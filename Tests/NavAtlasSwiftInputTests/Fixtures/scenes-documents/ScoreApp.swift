import SwiftUI

@main
struct ScoreApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: ScoreDocument()) { file in
            ScoreView(document: file.$document)
        }
        DocumentGroup(viewing: SketchDocument.self) { file in
            SketchView(sketch: file.document)
        }
        #if DEBUG
        Window("Probe", id: "probe") {
            ProbeView()
        }
        #endif
    }
}

struct ScoreDocument { var bars = 0 }
struct SketchDocument { var bars = 0 }

struct ScoreView: View {
    @Binding var document: ScoreDocument
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        NavigationStack {
            NavigationLink("Parts") { PartsView() }
                .toolbar {
                    Button("Probe") { openWindow(id: "probe") }
                }
        }
    }
}

struct PartsView: View {
    var body: some View { Text("Flute") }
}

struct SketchView: View {
    let sketch: SketchDocument

    var body: some View { Text("\(sketch.bars) bars") }
}

struct ProbeView: View {
    var body: some View { Text("Probe") }
}
