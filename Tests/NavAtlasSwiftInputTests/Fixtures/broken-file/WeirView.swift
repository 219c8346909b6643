import SwiftUI

struct WeirView: View {
    @State private var opens = false

    var body: some View {
        VStack {
            Button("Open") { opens = true }
            Text("Level 3")
        }
        .sheet(isPresented: $opens) { GateView() }
    }

    private func measure() {
        let level =
    }

    private func report( {
        print("dry"
    }
