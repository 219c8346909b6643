import SwiftUI

@main struct KioskApp: App {
  var body: some Scene { WindowGroup { Counter() } }
}

/// Asks for a card whenever something is bought without one, on whatever screen.
final class Till: ObservableObject {
  @Published var asksForCard = false
  @Published var offersReceipt = false
  func charge(_ amount: Int) { if amount > 0 { asksForCard = true } }
  func startOver() {
    asksForCard = false
    asksForCard = true
  }
  func print() { offersReceipt = true }
}

struct Counter: View {
  @StateObject private var till = Till()
  @State private var showsMenu = false

  var body: some View {
    VStack {
      Button("Pay") { till.charge(3) }
      Button("Menu") { showsMenu = true }
      Button("Receipt") { till.print() }
    }
    .fullScreenCover(isPresented: $till.asksForCard) { CardSlot(till: till) }
    .sheet(isPresented: $till.offersReceipt) { Receipt(till: till) }
    .sheet(isPresented: $showsMenu) { Menu(till: till) }
  }
}

struct CardSlot: View {
  @ObservedObject var till: Till
  @State private var entersCode = false
  @State private var showsHelp = false

  var body: some View {
    VStack {
      // It is open already.
      Button("Again") { till.charge(3) }
      Button("Code") { entersCode = true }
      Button("Help") { showsHelp = true }
    }
    .sheet(isPresented: $entersCode) { Code(till: till) }
    .sheet(isPresented: $showsHelp) { Help(till: till, depth: 0) }
  }
}

/// Only ever seen over the card slot.
struct Code: View {
  @ObservedObject var till: Till
  @State private var changesCard = false

  var body: some View {
    VStack {
      Button("Enter") { till.charge(3) }
      Button("Other card") { changesCard = true }
    }
    .sheet(isPresented: $changesCard) { OtherCard(till: till) }
  }
}

/// So is this, but it takes the card slot away before.
struct OtherCard: View {
  @ObservedObject var till: Till
  var body: some View { Button("Take") { till.startOver() } }
}

/// Also seen from the menu, where no card slot is below.
struct Help: View {
  @ObservedObject var till: Till
  let depth: Int
  @State private var showsMore = false

  var body: some View {
    VStack {
      Button("Pay now") { till.charge(3) }
      // Each has a flag of its own.
      Button("More") { showsMore = true }
    }
    .sheet(isPresented: $showsMore) { Help(till: till, depth: depth + 1) }
  }
}

struct Menu: View {
  @ObservedObject var till: Till
  @State private var showsHelp = false

  var body: some View {
    VStack {
      Button("Order") { till.charge(5) }
      Button("Help") { showsHelp = true }
    }
    .sheet(isPresented: $showsHelp) { Help(till: till, depth: 0) }
  }
}

struct Receipt: View {
  @ObservedObject var till: Till

  var body: some View {
    VStack {
      Button("Print") { till.print() }
      Button("Buy more") { till.charge(1) }
    }
  }
}
