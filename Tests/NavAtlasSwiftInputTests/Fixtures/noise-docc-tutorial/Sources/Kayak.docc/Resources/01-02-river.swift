import SwiftUI

struct RiverView: View {
    @State private var shows = false

    var body: some View {
        NavigationStack {
            NavigationLink("Lake") { LakeView() }
                .sheet(isPresented: $shows) { PaddleView() }
        }
        .onAppear { shows = true }
    }
}

struct LakeView: View {
    var body: some View { Text("Calm") }
}

struct PaddleView: View {
    var body: some View { Text("Left") }
}
