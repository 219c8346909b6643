import Combine
import SwiftUI

enum Page: Hashable { case receipt(Int) }

@MainActor final class Market: ObservableObject {
  @Published var pages: [Page] = []
  @Published var isOpen = false
  let opens = PassthroughSubject<Void, Never>()
  let bought = PassthroughSubject<Int, Never>()
  let left = PassthroughSubject<Void, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    opens
      .handleEvents(receiveOutput: { [weak self] _ in self?.isOpen = true })
      .sink { _ in }
      .store(in: &bag)
    Publishers.Merge(left.map { nil as Int? }, bought.map { $0 as Int? })
      .handleEvents(
        receiveSubscription: { _ in print("open") },
        receiveOutput: { [weak self] _ in self?.isOpen = false })
      .sink { _ in }
      .store(in: &bag)
  }
}

@main struct MarketApp: App {
  @StateObject private var market = Market()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $market.pages) {
        MarketView(market: market)
          .navigationDestination(for: Page.self) { page in
            switch page { case .receipt(let number): ReceiptView(number: number) }
          }
      }
      .sheet(isPresented: $market.isOpen) { StallView(market: market) }
    }
  }
}

struct MarketView: View {
  let market: Market

  var body: some View {
    Button("Stall") { market.opens.send() }
    NavigationLink("Last receipt", value: Page.receipt(1))
  }
}

struct StallView: View {
  let market: Market

  var body: some View {
    Button("Buy") { market.bought.send(3) }
    Button("Leave") { market.left.send() }
  }
}

struct ReceiptView: View {
  let number: Int
  var body: some View { Text("Paid") }
}
