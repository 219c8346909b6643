import SwiftUI

@main
struct SundialApp: App {
    var body: some Scene {
        WindowGroup { SundialView() }
    }
}

struct SundialView: View {
    @State private var about = false
    @State private var setup = false
    @State private var hour: Int?
    @State private var info = false
    @State private var zone = false
    @State private var note = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("About") { about = true }
                Button("Setup") { setup = true }
                Button("Noon") { hour = 12 }
                Button("Info") { info.toggle() }
                Button("Zone") { zone = true }
                Button("Note") { note = true }
            }
            .sheet(isPresented: $about) {
                VStack {
                    Text("Sundial")
                    Button("Who?") { zone = true }
                }
            }
            .fullScreenCover(isPresented: $setup) {
                NavigationStack {
                    List { NavigationLink("Latitude") { LatitudeView() } }
                }
            }
            .popover(item: $hour) { hour in Text("\(hour) h") }
            .inspector(isPresented: $info) { Form { Text("Shadow 3 cm") } }
            .navigationDestination(isPresented: $zone) {
                List { Text("UTC") }
            }
            .sheet(isPresented: $note) { noteEditor }
        }
    }

    private var noteEditor: some View {
        TextEditor(text: .constant(""))
    }
}

extension Int: @retroactive Identifiable {
    public var id: Int { self }
}

struct LatitudeView: View {
    var body: some View { Text("52 N") }
}
