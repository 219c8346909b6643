import SwiftUI
import UIKit

@main
struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } }

struct HarborView: View {
    @State private var isAsking = false
    @State private var isMoored = false
    var body: some View {
        VStack {
            Button("Ask") { isAsking = true }
            Button("Moor") { isMoored = true }
        }
        .background(Deck(isShown: isAsking, card: PilotView()))
        .background(MooringHost(isShown: isMoored))
        .background(Buoy(text: "3"))
    }
}

struct Deck<Card: View>: UIViewControllerRepresentable {
    let isShown: Bool
    let card: Card

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ presenter: UIViewController, context: Context) {
        if isShown {
            presenter.present(UIHostingController(rootView: card), animated: true)
        }
    }
}

struct MooringHost: UIViewControllerRepresentable {
    let isShown: Bool

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ base: UIViewController, context: Context) {
        guard isShown else { return }
        base.present(UIHostingController(rootView: MooringView()), animated: true)
    }
}

// A view of UIKit presents nothing.
struct Buoy: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
        label.show(ChartView())
    }
}

extension UILabel {
    func show(_ chart: ChartView) {}
}

struct PilotView: View { var body: some View { Text("Pilot") } }
struct MooringView: View { var body: some View { Text("Mooring") } }
struct ChartView: View { var body: some View { Text("Chart") } }
