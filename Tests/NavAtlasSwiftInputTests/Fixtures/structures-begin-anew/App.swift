import SwiftUI

@main
struct FerryApp: App {
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup { RootView().environmentObject(store) }
  }
}

struct Passenger {
  let name: String
}

struct AppState {
  var account = Account()
  var crossings = 0
}

struct Account {
  var passenger: Passenger?
  var isBusy = false
}

enum Action {
  case board(Passenger)
  case leave
  case forget
}

func reduce(_ state: inout AppState, _ action: Action) {
  switch action {
  case .board(let passenger): state.account.passenger = passenger
  case .leave: state.account = Account()
  case .forget: state = AppState()
  }
}

final class Store: ObservableObject {
  @Published private(set) var state = AppState()
  @Published var ticket = Ticket()

  func send(_ action: Action) { reduce(&state, action) }
}

struct Ticket {
  var number: String?
  var isFolded = true
}

struct RootView: View {
  @EnvironmentObject private var store: Store

  var body: some View {
    if let passenger = store.state.account.passenger {
      DeckView(passenger: passenger)
    } else {
      QuayView()
    }
  }
}

struct QuayView: View {
  @EnvironmentObject private var store: Store

  var body: some View {
    Button("Board") { store.send(.board(Passenger(name: "Ida"))) }
  }
}

struct DeckView: View {
  let passenger: Passenger
  @EnvironmentObject private var store: Store

  var body: some View {
    VStack {
      if store.ticket.number != nil {
        StampView()
      } else {
        Button("Ticket") { store.ticket = Ticket(number: "7") }
      }
      Button("Leave") { store.send(.leave) }
    }
    .sheet(isPresented: hasTicket) { TicketView() }
  }

  private var hasTicket: Binding<Bool> {
    Binding(get: { store.ticket.number != nil }, set: { if !$0 { store.ticket = Ticket() } })
  }
}

struct StampView: View {
  var body: some View { Text("Stamped") }
}

struct TicketView: View {
  @EnvironmentObject private var store: Store

  var body: some View {
    VStack {
      Button("Done") { store.ticket = Ticket() }
      Button("Forget me") { store.send(.forget) }
    }
  }
}
