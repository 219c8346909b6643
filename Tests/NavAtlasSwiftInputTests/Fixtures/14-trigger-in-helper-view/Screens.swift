import SwiftUI

struct InboxView: View {
    var body: some View {
        List(0..<9, id: \.self) { id in
            LetterRow(id: id)
        }
    }
}

struct LetterView: View {
    let id: Int

    var body: some View {
        ScrollView {
            Envelope(from: "Ada")
            Text("Dear reader")
        }
    }
}

struct SenderView: View {
    let name: String

    var body: some View {
        VStack {
            Text(name)
            LetterRow(id: 1)
                .allowsHitTesting(true)
        }
    }
}

struct StampView: View {
    var body: some View { Text("5 cents") }
}
