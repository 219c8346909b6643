import SwiftUI

@main
struct KilnApp: App {
    var body: some Scene {
        WindowGroup { KilnView() }
    }
}

protocol Scenery: View {
    var title: String { get }
}

protocol QuietScenery: Scenery {}

struct KilnView: Scenery {
    let title = "Kiln"
    @State private var logs = false
    @State private var camera = false

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Shelf") { KilnShelf() }
                Button("Log") { logs = true }
                Button("Camera") { camera = true }
            }
        }
        .sheet(isPresented: $logs) { FiringLog() }
        .fullScreenCover(isPresented: $camera) { KilnCamera() }
    }
}

struct KilnShelf: QuietScenery {
    let title = "Shelf"
    var body: some View { Text(title) }
}

struct FiringLog {
    var lines = ["1200 degrees"]
}

extension FiringLog: View {
    var body: some View {
        NavigationStack {
            List(lines, id: \.self) { line in
                NavigationLink(line) { LogLine(text: line) }
            }
        }
    }
}

struct LogLine: View {
    let text: String
    var body: some View { Text(text) }
}

struct KilnCamera: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
