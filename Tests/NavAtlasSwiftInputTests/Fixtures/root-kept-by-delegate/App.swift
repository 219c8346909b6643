import SwiftUI

final class OrchardDelegate: NSObject, UIApplicationDelegate {
    private let crates = Crates()
    lazy var front = OrchardView(crates: crates)
}

@main
struct OrchardApp: App {
    @UIApplicationDelegateAdaptor(OrchardDelegate.self) var delegate

    var body: some Scene {
        WindowGroup { delegate.front }
    }
}

final class Crates: ObservableObject {
    @Published var open = false
}

struct OrchardView: View {
    @ObservedObject var crates: Crates

    var body: some View {
        NavigationView {
            List {
                NavigationLink("Pears") { PearView() }
                Button("Crates") { crates.open = true }
            }
        }
        .sheet(isPresented: $crates.open) { CrateView() }
    }
}

struct PearView: View { var body: some View { Text("Pears") } }
struct CrateView: View { var body: some View { Text("Crate") } }
