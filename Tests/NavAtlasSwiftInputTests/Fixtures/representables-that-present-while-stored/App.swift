import SwiftUI
import UIKit

@main
struct BakeryApp: App { var body: some Scene { WindowGroup { BakeryView() } } }

struct Loaf: Identifiable { let id: Int }

struct BakeryView: View {
    @State private var isOrdering = false
    @State private var loaf: Loaf?
    var body: some View {
        VStack {
            Button("Order") { isOrdering = true }
            Button("Rye") { loaf = Loaf(id: 1) }
        }
        .tray($isOrdering) { OrderView(isOpen: $isOrdering) }
        .background(LoafTray(loaf: $loaf))
    }
}

struct Tray<Inside: View>: UIViewControllerRepresentable {
    @Binding var isShown: Bool
    let inside: Inside

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        if isShown {
            if controller.presentedViewController == nil {
                controller.present(UIHostingController(rootView: inside), animated: true)
            }
        } else {
            controller.dismiss(animated: true)
        }
    }
}

struct LoafTray: UIViewControllerRepresentable {
    @Binding var loaf: Loaf?

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        if let loaf {
            controller.present(UIHostingController(rootView: LoafView(loaf: loaf, chosen: $loaf)), animated: true)
        } else {
            controller.dismiss(animated: true)
        }
    }
}

extension View {
    func tray<Inside: View>(_ isShown: Binding<Bool>, @ViewBuilder inside: () -> Inside) -> some View {
        background(Tray(isShown: isShown, inside: inside()))
    }
}

struct OrderView: View {
    @Binding var isOpen: Bool
    var body: some View { Button("Done") { isOpen = false } }
}

struct LoafView: View {
    let loaf: Loaf
    @Binding var chosen: Loaf?
    var body: some View { Button("Close") { chosen = nil } }
}
