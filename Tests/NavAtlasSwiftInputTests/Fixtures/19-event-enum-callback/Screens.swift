import SwiftUI

struct WheelView: View {
    enum Event { case shaped, collapsed }
    let report: (Event) -> Void

    var body: some View {
        Button("Good") { report(.shaped) }
        Button("Oops") { report(.collapsed) }
    }
}

struct KilnView: View {
    enum Event { case fired, cracked }
    let glaze: String
    let report: (Event) -> Void

    var body: some View {
        Button("Open") { report(.fired) }
    }
}

struct ShelfView: View {
    var body: some View { Text("A bowl") }
}
