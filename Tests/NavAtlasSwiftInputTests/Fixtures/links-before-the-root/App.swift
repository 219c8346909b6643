import SwiftUI

@main
struct PostOfficeApp: App {
    var body: some Scene {
        WindowGroup { HallView() }
    }
}

struct HallView: View {
    @State private var isSending = false

    var body: some View {
        Button("Send") { isSending = true }
            .sheet(isPresented: $isSending) { ParcelView() }
            .padding()
    }
}

struct ParcelView: View {
    enum Step: Hashable { case weigh, stamp }

    @Environment(\.presentationMode) var mode
    @State private var step: Step?

    var body: some View {
        NavigationView {
            switch step {
            case .weigh: NavigationLink("Weigh", destination: ScalesView(), tag: .weigh, selection: $step)
            case .stamp: NavigationLink("Stamp", destination: StampView(), tag: .stamp, selection: $step)
            case .none: EmptyView()
            }
            VStack {
                Button("Weigh it") { step = .weigh }
                Button("Stamp it") { step = .stamp }
                Button("Cancel") { mode.wrappedValue.dismiss() }
            }
        }
    }
}

struct ScalesView: View {
    var body: some View { Text("Scales") }
}

struct StampView: View {
    var body: some View { Text("Stamps") }
}
