import SwiftUI

struct EntranceView: View {
    let action: () -> Void
    var body: some View { Button("Enter", action: action) }
}

struct SeatsView: View {
    enum Event { case clown(String), snacks, leave }
    let send: (Event) -> Void
    var body: some View {
        Button("Clown") { send(.clown("Pippo")) }
        Button("Snacks") { send(.snacks) }
        Button("Leave") { send(.leave) }
    }
}

struct ClownView: View { let name: String; var body: some View { Text(name) } }
struct LionsView: View {
    let run: () -> Void
    var body: some View { Button("Run", action: run) }
}
struct SnackListView: View {
    let pick: (String) -> Void
    let done: () -> Void
    var body: some View {
        Button("Nuts") { pick("Nuts") }
        Button("Done", action: done)
    }
}
struct SnackView: View {
    let name: String
    let feed: () -> Void
    var body: some View { Button("Feed the lions", action: feed) }
}
