import SwiftUI

@main
struct OpticianApp: App {
  @StateObject private var account = Account()

  var body: some Scene {
    WindowGroup {
      Group {
        if account.customer == nil {
          CounterView()
        } else if account.hasPaid {
          GlassesView()
        } else {
          BillView()
        }
      }
      .environmentObject(account)
    }
  }
}

struct Customer { var name: String }

final class Account: ObservableObject {
  @Published var customer: Customer?
  @Published var hasPaid = false

  func enter() { customer = Customer(name: "New") }
  func pay() { hasPaid = true }
  func rename(_ name: String) { customer = Customer(name: name) }
  func leave() { customer = nil }
}

struct CounterView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Button("Enter") { account.enter() } }
}

struct BillView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Button("Pay") { account.pay() } }
}

// It is only there with a customer who has paid: another name changes nothing of that.
struct GlassesView: View {
  @EnvironmentObject private var account: Account
  @State private var renames = false

  var body: some View {
    VStack {
      Button("Again") { account.rename("Again") }
      Button("Name") { renames = true }
      Button("Leave") { account.leave() }
    }
    .sheet(isPresented: $renames) { NameView() }
  }
}

struct NameView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Button("Save") { account.rename("Saved") } }
}
