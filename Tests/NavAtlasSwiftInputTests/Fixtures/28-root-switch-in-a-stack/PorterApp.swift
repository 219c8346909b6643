import SwiftUI

@main
struct PorterApp: App {
    @StateObject private var lodge = Lodge()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                LodgeView(lodge: lodge)
            }
        }
    }
}

final class Lodge: ObservableObject {
    @AppStorage("signed-in") var isSignedIn = false
}

struct LodgeView: View {
    @ObservedObject var lodge: Lodge

    var body: some View {
        if lodge.isSignedIn {
            KeysView(lodge: lodge)
        } else {
            GuestBookView(lodge: lodge)
        }
    }
}

struct KeysView: View {
    @ObservedObject var lodge: Lodge

    var body: some View {
        NavigationLink("Room 7") { RoomView() }
        Button("Sign out") { lodge.isSignedIn = false }
    }
}

struct GuestBookView: View {
    @ObservedObject var lodge: Lodge

    var body: some View {
        Button("Sign in") { lodge.isSignedIn = true }
    }
}

struct RoomView: View {
    var body: some View { Text("7") }
}
