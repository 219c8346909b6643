import SwiftUI
import UIKit

@main struct OrchardApp: App {
    var body: some Scene { WindowGroup { Orchard() } }
}

final class Rows {
    let apples = UINavigationController()
    let pears = UINavigationController()
}

final class Wanderer: ObservableObject {
    var row: UINavigationController?
    func go(to controller: UIViewController) { row?.pushViewController(controller, animated: true) }
    func turn() { row?.popToRootViewController(animated: true) }
}

struct Row<Trees: View>: UIViewControllerRepresentable {
    let row: UINavigationController
    let trees: Trees

    func makeUIViewController(context: Context) -> UINavigationController {
        let controller = Hosting(rootView: trees)
        row.navigationBar.isHidden = true
        row.addChild(controller)
        return row
    }

    func updateUIViewController(_ row: UINavigationController, context: Context) {}
}

class Hosting<Trees: View>: UIHostingController<AnyView> {
    init(rootView: Trees) { super.init(rootView: AnyView(rootView)) }
    required init?(coder: NSCoder) { fatalError() }
}

struct Orchard: View {
    private let rows = Rows()
    private let wanderer = Wanderer()

    var body: some View {
        TabView {
            Row(row: rows.apples, trees: Apples())
                .tabItem { Text("Apples") }
                .environmentObject(wanderer)
                .onAppear { wanderer.row = rows.apples }
            Row(row: rows.pears, trees: Pears())
                .tabItem { Text("Pears") }
                .environmentObject(wanderer)
                .onAppear { wanderer.row = rows.pears }
        }
    }
}

struct Apples: View {
    @EnvironmentObject var wanderer: Wanderer
    var body: some View { Button("Apple") { wanderer.go(to: Hosting(rootView: Apple())) } }
}

struct Apple: View {
    @EnvironmentObject var wanderer: Wanderer
    var body: some View { Button("Back") { wanderer.turn() } }
}

struct Pears: View { var body: some View { Text("Pears") } }
