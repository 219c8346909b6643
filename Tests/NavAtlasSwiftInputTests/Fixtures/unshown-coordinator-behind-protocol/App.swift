import SwiftUI

@main
struct FerryApp: App {
    var body: some Scene { WindowGroup { SplashView() } }
}

struct SplashView: View { var body: some View { Image("ferry") } }

struct PierView: View {
    let board: (Int) -> Void
    let buy: () -> Void

    var body: some View {
        Button("Deck 2") { board(2) }
        Button("Ticket", action: buy)
    }
}

struct DeckView: View {
    let model: DeckModel
    var body: some View { Button("Chart") { model.chartTapped() } }
}

final class DeckModel: ObservableObject {
    weak var guide: DeckGuide?
    func chartTapped() { guide?.showChart() }
}

protocol DeckGuide: AnyObject { func showChart() }

struct TicketView: View {
    let done: () -> Void
    var body: some View { Button("Done", action: done) }
}

struct ChartView: View { var body: some View { Text("Shoals") } }
