import SwiftUI

struct EntryView: View {
    @Environment(Headlamp.self) private var lamp

    var body: some View {
        Button("Hall") { lamp.turn(to: .hall(1)) }
    }
}

struct HallView: View {
    let id: Int

    var body: some View {
        NavigationLink("Drawing", value: Chamber.drawing(id * 10))
    }
}

struct DrawingView: View {
    let id: Int
    var body: some View { Text("A bison") }
}

struct LakeView: View {
    var body: some View { Text("Cold") }
}
