import SwiftUI

/// A greenhouse whose one way out is asked for by flags and parts that are computed.
struct Plant: Identifiable, Hashable { let id: Int }

@Observable final class Greenhouse {
  enum Way {
    case plant(Plant)
    case watering
    case tools
  }

  var way: Way?
  var plant: Plant? {
    get {
      guard case .plant(let plant) = way else { return nil }
      return plant
    }
    set { if let newValue { way = .plant(newValue) } else { way = nil } }
  }
  var isWatering: Bool {
    get { if case .watering = way { true } else { false } }
    set { if !newValue { way = nil } }
  }

  func water() { way = .watering }
}

final class Shed: ObservableObject {
  @Published private var open: Int?
  var isOpen: Bool {
    get { open != nil }
    set { open = newValue ? 1 : nil }
  }

  func unlock() { open = 2 }
}

@main struct GreenhouseApp: App {
  @State private var house = Greenhouse()
  @StateObject private var shed = Shed()

  var body: some Scene {
    WindowGroup { Beds(house: house, shed: shed) }
  }
}

struct Beds: View {
  @Bindable var house: Greenhouse
  @ObservedObject var shed: Shed

  var body: some View {
    NavigationStack {
      VStack {
        Button("Plant") { house.way = .plant(Plant(id: 1)) }
        Button("Water") { house.water() }
        Button("Shed") { shed.unlock() }
      }
      .navigationDestination(item: $house.plant) { _ in PlantView(house: house) }
    }
    .fullScreenCover(isPresented: $house.isWatering) { Watering() }
    .sheet(isPresented: $shed.isOpen) { ShedView(shed: shed) }
  }
}

struct PlantView: View {
  let house: Greenhouse
  var body: some View { Button("Back") { house.way = nil } }
}

struct Watering: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

struct ShedView: View {
  let shed: Shed
  var body: some View { Button("Lock") { shed.isOpen = false } }
}
