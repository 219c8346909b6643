import MarketKit
import SwiftUI

@main
struct MarketApp: App {
  @StateObject private var market = Market()

  var body: some Scene {
    WindowGroup {
      NavigationStack { StallScreen(market: market) }
    }
  }
}

struct StallScreen: View {
  @ObservedObject var market: Market
  @State private var isTable = false
  @State private var scope = Scope.name

  enum Scope { case name, street }

  var byState: [StallState: [Stall]] {
    var result: [StallState: [Stall]] = [:]
    market.stalls.forEach { stall in
      result[stall.state, default: []].append(stall)
    }
    return result
  }

  var found: [Vendor] {
    let matching = market.vendors.compactMap { vendor in
      switch scope {
      case .name:
        let matches = vendor.name.isEmpty
        return matches ? vendor : nil
      case .street:
        return vendor.street.isEmpty ? vendor : nil
      }
    }
    return matching
  }

  var body: some View {
    VStack {
      if isTable {
        StallTable(market: market)
      } else {
        list
      }
      Table(found) {
        TableColumn("Vendor") { vendor in
          NavigationLink(value: vendor) { Text(vendor.name) }
        }
      }
    }
    .navigationTitle("Stalls")
    .navigationDestination(for: Stall.ID.self) { id in StallDetail(id: id) }
    .navigationDestination(for: Vendor.self) { vendor in VendorDetail(vendor: vendor) }
  }

  private var list: some View {
    List {
      if let stalls = byState[.open] {
        Section("Open") { rows(of: stalls) }
      }
      if let stalls = byState[.closed] {
        Section("Closed") { rows(of: stalls) }
      }
    }
  }

  private func rows(of stalls: [Stall]) -> some View {
    ForEach(stalls) { stall in
      NavigationLink(value: stall.id) { Text(stall.name) }
    }
  }
}

struct StallTable: View {
  @ObservedObject var market: Market
  @State private var selection = Set<Stall.ID>()

  var stalls: [Stall] { market.stalls(on: .now).filter { $0.isOpen } }

  var body: some View {
    Table(selection: $selection) {
      TableColumn("Name") { stall in
        Menu("More") {
          NavigationLink(value: stall.id) { Text(stall.name) }
        }
      }
    } rows: {
      Section {
        ForEach(stalls) { stall in TableRow(stall) }
      }
    }
  }
}

struct StallDetail: View {
  let id: Stall.ID
  var body: some View { Text("Stall").navigationTitle("Stall") }
}

struct VendorDetail: View {
  let vendor: Vendor
  var body: some View { Text(vendor.name).navigationTitle("Vendor") }
}
