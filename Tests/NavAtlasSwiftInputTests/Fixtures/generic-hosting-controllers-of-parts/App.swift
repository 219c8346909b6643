import SwiftUI
import UIKit

@main
struct OrchardApp: App { var body: some Scene { WindowGroup { OrchardView() } } }

struct OrchardView: View {
    @State private var isPicking = false
    @State private var isWatering = false
    var body: some View {
        VStack {
            Button("Pick") { isPicking = true }
            Button("Water") { isWatering = true }
        }
        .panel($isPicking) { question }
        .panel($isWatering) { WaterView() }
    }

    private var question: some View {
        VStack {
            Text("Ripe?")
            Button("No") { isPicking = false }
        }
    }
}

struct Panel<Inside: View>: UIViewControllerRepresentable {
    @Binding var isShown: Bool
    let inside: Inside

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
        if isShown {
            uiViewController.present(PanelController(rootView: inside), animated: true)
        }
    }
}

final class PanelController<Content: View>: UIHostingController<Content> {
    override func viewDidLoad() { view.backgroundColor = .clear }
}

extension View {
    func panel<Inside: View>(_ isShown: Binding<Bool>, @ViewBuilder inside: () -> Inside) -> some View {
        background(Panel(isShown: isShown, inside: inside()))
    }
}

struct WaterView: View { var body: some View { Text("Water") } }
