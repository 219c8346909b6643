import SwiftUI

@main
struct DeskApp: App {
    var body: some Scene { WindowGroup { Desk() } }
}

struct Desk: View {
    @State private var isWriting = false
    @State private var isHelping = false
    @State private var text = ""

    var body: some View {
        VStack {
            Button("Write") { isWriting = true }
            Button("Help") { isHelping = true }
        }
        .sheet(isPresented: $isWriting, text: $text)
        .sheet(isPresented: $isHelping) { Help() }
    }
}

struct Help: View { var body: some View { Text("Help") } }
