import SwiftUI

// What has a body and is no view is looked up in a list.
@main
struct MarketApp: App {
  var body: some Scene { WindowGroup { Market() } }
}

enum Stand { case cheese, fish, bread }

struct Offer: Identifiable {
  var id = UUID()
  var stand = Stand.cheese

  @ViewBuilder var body: some View {
    switch stand {
    case .cheese: Cheese()
    case .fish: Fish()
    case .bread: Bread()
    }
  }
}

struct Market: View {
  let offers = [Offer(stand: .cheese), Offer(stand: .fish)]
  let late = [Offer(stand: .bread)]

  @ViewBuilder func details(_ id: UUID) -> some View {
    if let offer = offers.first(where: { $0.id == id }) {
      offer.body
    }
  }

  @ViewBuilder func last(_ id: UUID) -> some View {
    if let offer = late.filter({ $0.id == id }).last {
      offer.body
    }
  }

  var body: some View {
    NavigationStack {
      ForEach(offers) { offer in NavigationLink("Look") { details(offer.id) } }
      NavigationLink("Late") { last(UUID()) }
    }
  }
}

struct Cheese: View { var body: some View { Text("Cheese") } }
struct Fish: View { var body: some View { Text("Fish") } }
struct Bread: View { var body: some View { Text("Bread") } }
