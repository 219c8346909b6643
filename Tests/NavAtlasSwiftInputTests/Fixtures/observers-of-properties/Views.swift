import SwiftUI

struct CrossingList: View {
  @ObservedObject var quay: Quay

  var body: some View {
    List {
      Button("Ticket") { quay.chosen = .ticket }
      Button("Cabin 4") { quay.chosen = .cabin(4) }
    }
    .task { quay.wind = await Weather.now() }
  }
}

enum Weather {
  static func now() async -> Int { 3 }
}

struct TicketView: View {
  @State private var isOpen = false {
    didSet { print("open", isOpen) }
  }

  var body: some View {
    Button("Route") { isOpen = true }
      .sheet(isPresented: $isOpen) { RouteView() }
  }
}

struct RouteView: View {
  var body: some View { Text("Route") }
}

struct CabinView: View {
  let quay: Quay
  let number: Int

  var body: some View {
    Button("Pay") { quay.pay() }
  }
}

struct ReceiptView: View {
  var body: some View { Text("Receipt") }
}

struct StormView: View {
  var body: some View { Text("Storm") }
}

struct DelayView: View {
  var body: some View { Text("Delay") }
}
