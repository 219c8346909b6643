import SwiftUI

@main struct JarsApp: App {
    var body: some Scene { WindowGroup { Jars() } }
}

struct Jars: View {
    @State private var shelf = "top"
    @State private var addsShelf = false

    var body: some View {
        VStack {
            Picker("Shelf", selection: $shelf) { Text("Top").tag("top") }
        }
        .onChange(of: shelf) { _, chosen in
            if chosen == "new" { addsShelf = true }
        }
        .sheet(isPresented: $addsShelf) { newShelf }
    }

    private var newShelf: some View {
        VStack {
            Text("New shelf")
            Button("Save") {
                shelf = UUID().uuidString
                addsShelf = false
            }
        }
    }
}
