import SwiftUI

final class LetterModel: ObservableObject {
    @Published var reads = false
    private let roots: any RootChanging

    init(roots: any RootChanging = WindowRoots()) { self.roots = roots }

    func signIn() async {
        await MainActor.run { roots.change(to: .office(name: "Main Street")) }
    }
}

struct LetterBox: View {
    @StateObject private var model = LetterModel()

    var body: some View {
        VStack {
            Button("Work here") { Task { await model.signIn() } }
            Button("Read") { model.reads.toggle() }
        }
        .sheet(isPresented: $model.reads) { LetterView() }
    }
}

struct OfficeView: View {
    let name: String
    private let roots = WindowRoots()

    var body: some View {
        List {
            NavigationLink("Stamps") { StampView() }
            Button("Go home") { roots.change(to: .letterBox) }
        }
        .navigationTitle(name)
    }
}

struct LetterView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Put away") { dismiss() } }
}

struct StampView: View { var body: some View { Text("85 ct") } }
