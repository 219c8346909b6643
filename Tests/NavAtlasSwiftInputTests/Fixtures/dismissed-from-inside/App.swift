import SwiftUI

@main
struct PostApp: App {
    var body: some Scene {
        WindowGroup { CounterView() }
    }
}

struct CounterView: View {
    @State private var sends = false

    var body: some View {
        Button("Send") { sends = true }
            .sheet(isPresented: $sends) { ParcelSteps() }
    }
}

struct ParcelSteps: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isHeavy = false

    var body: some View {
        if isHeavy {
            Text("Too heavy")
        } else {
            NavigationStack {
                AddressView()
                    .navigationDestination(for: String.self) { _ in
                        StampView { dismiss() }
                    }
            }
        }
    }
}

struct AddressView: View {
    var body: some View { NavigationLink("Stamp", value: "stamp") }
}

struct StampView: View {
    let onDone: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Post it", action: onDone)
        Button("Other address") { dismiss() }
        BackButton()
    }
}

struct BackButton: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Back") { dismiss() } }
}
