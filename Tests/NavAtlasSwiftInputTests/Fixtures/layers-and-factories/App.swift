import SwiftUI

@main
struct ParkApp: App {
    var body: some Scene { WindowGroup { ParkView() } }
}

enum Corner: CaseIterable { case lawn, pond }

struct ParkView: View {
    @State private var corner: Corner = .lawn

    var body: some View {
        switch corner {
        case .lawn: lawnCorner
        case .pond: pondCorner
        }
    }

    private var lawnCorner: some View {
        NavigationStack {
            ZStack(alignment: .bottom) {
                LawnView()
                bar
            }
        }
    }

    private var pondCorner: some View {
        NavigationStack {
            ZStack(alignment: .bottom) {
                Ripples()
                PondView()
                bar
            }
        }
    }

    /// A bar of its own in place of a tab view's.
    private var bar: some View {
        HStack {
            ForEach(Corner.allCases, id: \.self) { each in
                Button("Corner") { corner = each }
            }
        }
        .padding()
    }
}

struct Factory {
    @ViewBuilder
    func view(of kind: Kind) -> some View {
        switch kind {
        case .bench: BenchView()
        case .note(let text): Text(text).padding()
        }
    }

    enum Kind { case bench, note(String) }
}

struct LawnView: View {
    @State private var reads = false

    var body: some View {
        List {
            NavigationLink("Bench") { Factory().view(of: .bench) }
            // Nothing is there yet.
            NavigationLink("Kiosk", destination: {})
            Button("Note") { reads = true }
        }
        .sheet(isPresented: $reads) { Factory().view(of: .note("Keep off")) }
    }
}

struct PondView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Ripples: View { var body: some View { Circle() } }
struct BenchView: View { var body: some View { Text("Bench") } }
