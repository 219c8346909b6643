import SwiftUI

@main
struct SoapApp: App {
    var body: some Scene {
        WindowGroup { SoapListView() }
    }
}

enum Lather: Hashable { case bar, liquid, recall }

struct SoapListView: View {
    @State private var foam: [Lather] = []
    @State private var showsHistory = false
    @State private var promo: Int?

    var body: some View {
        NavigationStack(path: $foam) {
            NavigationLink("Bar", value: Lather.bar)
                .navigationDestination(for: Lather.self) { lather in
                    switch lather {
                    case .bar: BarSoapView()
                    case .liquid: LiquidSoapView()
                    case .recall: RecallView()
                    }
                }
                .navigationDestination(item: $promo) { _ in PromoView() }
                .sheet(isPresented: $showsHistory) { SoapHistoryView() }
        }
    }

    private func neverCalled() {
        foam.append(.liquid)
    }
}

struct BarSoapView: View { var body: some View { Text("Olive") } }
struct LiquidSoapView: View { var body: some View { Text("Lemon") } }
struct RecallView: View { var body: some View { Text("Stop using it") } }
struct PromoView: View { var body: some View { Text("-10 %") } }
struct SoapHistoryView: View { var body: some View { Text("Since 1820") } }
