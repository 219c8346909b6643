import SwiftUI
import UIKit

@main
struct CaveApp: App {
    var body: some Scene { WindowGroup { EntranceView() } }
}

struct EntranceView: View { var body: some View { Text("Closed") } }

/// Makes a screen's controller for whoever asks; nobody here does.
enum CaveBuilder {
    static func make(lamp: Bool) -> UIViewController {
        let guide = CaveGuide()
        let controller = UIHostingController(rootView: CaveView(guide: guide))
        guide.controller = controller
        return controller
    }
}

final class CaveGuide {
    weak var controller: UIViewController?

    func deeper() {
        controller?.navigationController?.pushViewController(
            UIHostingController(rootView: GrottoView()), animated: true)
    }

    func rest() {
        controller?.present(UIHostingController(rootView: BenchView()), animated: true)
    }
}

struct CaveView: View {
    let guide: CaveGuide

    var body: some View {
        Button("Deeper") { guide.deeper() }
        Button("Rest") { guide.rest() }
    }
}

struct GrottoView: View { var body: some View { Text("Drip") } }
struct BenchView: View { var body: some View { Text("Bench") } }
