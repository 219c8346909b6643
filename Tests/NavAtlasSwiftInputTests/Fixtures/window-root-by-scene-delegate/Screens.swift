import SwiftUI
import UIKit

struct DoorView: View {
    @State private var registers = false

    var body: some View {
        Button("Open") { change(to: ReadingRoom()) }
        Button("New card") { registers = true }
            .fullScreenCover(isPresented: $registers) { CardView() }
    }
}

struct CardView: View {
    @Environment(\.presentationMode) private var presentation

    var body: some View {
        Button("Write") { change(to: ReadingRoom()) }
        Button("Never mind") { presentation.wrappedValue.dismiss() }
    }
}

struct ReadingRoom: View {
    var body: some View {
        NavigationStack {
            List { NavigationLink("Atlas") { AtlasView() } }
                .toolbar { Button("Leave") { change(to: DoorView()) } }
        }
    }
}

struct AtlasView: View { var body: some View { Text("Atlas") } }

extension View {
    /// Whatever it is, all of the window becomes it.
    func change<Root: View>(to root: Root) {
        guard let delegate = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate else { return }
        delegate.window?.rootViewController = UIHostingController(rootView: root)
    }
}
