import SwiftUI

@main
struct ParcelApp: App {
    var body: some Scene {
        WindowGroup { ParcelView() }
    }
}

struct ParcelView: View {
    @State private var asks = false
    @State private var warns = false
    @State private var old = false
    @State private var lost: [String] = []

    var body: some View {
        NavigationStack(path: $lost) {
            VStack {
                Button("Return") { asks = true }
                Button("Lost") { warns = true }
            }
            .navigationDestination(for: String.self) { SearchFormView(parcel: $0) }
            .confirmationDialog("Sure?", isPresented: $asks) {
                Button("Yes", role: .destructive) {}
            } message: {
                WarningText()
            }
            .alert("Lost?", isPresented: $warns) {
                Button("Search") { lost.append("p-1") }
                Button("Wait", role: .cancel) { old = true }
            }
            .actionSheet(isPresented: $old) {
                ActionSheet(title: Text("Old"), buttons: [.cancel()])
            }
        }
    }
}

struct WarningText: View {
    var body: some View { Text("It is gone then") }
}

struct SearchFormView: View {
    let parcel: String
    var body: some View { Text(parcel) }
}
