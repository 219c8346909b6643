import SwiftUI

struct KeeperView: View {
    typealias Chore = KeeperView.Kind
    enum Kind: Hashable { case log, paint }

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Log", value: Chore.log)
                NavigationLink("Paint", value: Chore.paint)
            }
            .leads(home: "Keeper", to: room)
        }
    }

    @ViewBuilder
    private func room(_ chore: Chore) -> some View {
        switch chore {
        case .log: LogBookView()
        case .paint: PaintView()
        }
    }
}

struct PaintView: View {
    enum Tin: Hashable { case red }

    var body: some View {
        NavigationLink("Red", value: Tin.red)
            .leads { (tin: Tin) in TinView(tin: tin) }
    }
}

struct LensView: View { var body: some View { Text("Lens") } }
struct BulbView: View {
    let number: Int
    var body: some View { Text("\(number)") }
}
struct HornView: View { var body: some View { Text("Horn") } }
struct LogBookView: View { var body: some View { Text("Calm") } }
struct TinView: View {
    let tin: PaintView.Tin
    var body: some View { Text("Tin") }
}
