import SwiftUI

@main
struct FerryApp: App {
  @StateObject private var quay = Quay()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $quay.path) {
        CrossingList(quay: quay)
          .navigationDestination(for: Berth.self) { berth in
            switch berth {
            case .ticket: TicketView()
            case .cabin(let number): CabinView(quay: quay, number: number)
            case .receipt: ReceiptView()
            }
          }
      }
      .sheet(item: $quay.notice) { notice in
        switch notice {
        case .storm: StormView()
        case .delay: DelayView()
        }
      }
    }
  }
}

enum Berth: Hashable {
  case ticket, cabin(Int), receipt
}

enum Notice: String, Identifiable {
  case storm, delay
  var id: String { rawValue }
}

final class Quay: ObservableObject {
  @Published var path: [Berth] = []
  @Published var notice: Notice?
  @Published var chosen: Berth? {
    didSet {
      guard let chosen else { return }
      path.append(chosen)
    }
  }
  var wind = 0 {
    willSet {
      if newValue > 9 {
        notice = .storm
      } else if newValue > 6 {
        notice = .delay
      }
    }
  }
  private var isPaid = false {
    didSet(wasPaid) {
      guard !wasPaid else { return }
      confirm()
    }
  }

  func pay() { isPaid.toggle() }

  private func confirm() { path.append(.receipt) }
}
