import SwiftUI

struct ShelfView: View {
    let number: Int

    var body: some View {
        Text("Shelf \(number)")
    }
}

struct ReaderCardView: View {
    let name: String

    var body: some View {
        List {
            Text(name)
            NavigationLink(value: DeskStop.fines(reader: name)) {
                Label("Fines", systemImage: "eurosign")
            }
        }
    }
}

struct FinesView: View {
    let reader: String

    var body: some View {
        Text("\(reader) owes nothing")
    }
}

struct ArchiveView: View {
    var body: some View {
        Text("Old books")
    }
}
