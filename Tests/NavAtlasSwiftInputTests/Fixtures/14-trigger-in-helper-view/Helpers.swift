import SwiftUI

struct LetterRow: View {
    let id: Int
    @Environment(Sorter.self) private var sorter

    var body: some View {
        HStack {
            Envelope(from: "Ada")
            Text("Letter \(id)")
                .onTapGesture { sorter.drop(.letter(id)) }
        }
    }
}

struct Envelope: View {
    let from: String
    @Environment(Sorter.self) private var sorter

    var body: some View {
        VStack {
            Button(from) { sorter.drop(.sender(from)) }
            StampBadge()
        }
    }
}

struct StampBadge: View {
    var body: some View {
        NavigationLink(value: Chute.stamp) {
            Image(systemName: "seal")
        }
    }
}
