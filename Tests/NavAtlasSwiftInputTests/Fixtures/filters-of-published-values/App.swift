import Combine
import SwiftUI

@main
struct FerryApp: App {
  var body: some Scene {
    WindowGroup { QuayView() }
  }
}

final class Harbour: ObservableObject {
  static let shared = Harbour()
  @Published var ferry: String?
  @Published var isFoggy = false
  @Published var berth: Int?
}

final class Watch: ObservableObject {
  @Published var showsFerry = false
  @Published var showsFog = false
  @Published var showsBerth = false
  private var bag: Set<AnyCancellable> = []

  init() {
    Harbour.shared.$ferry.filter { $0 != nil }
      .sink { [weak self] _ in self?.showsFerry = true }.store(in: &bag)
    Harbour.shared.$isFoggy.first(where: { $0 })
      .sink { [weak self] _ in self?.showsFog = true }.store(in: &bag)
    Harbour.shared.$berth.compactMap { $0 }
      .sink { [weak self] _ in self?.showsBerth = true }.store(in: &bag)
  }
}

struct QuayView: View {
  @StateObject private var watch = Watch()

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Bridge") { BridgeView() }
        NavigationLink("Office") { OfficeView() }
      }
    }
    .sheet(isPresented: $watch.showsFerry) { FerryView() }
    .sheet(isPresented: $watch.showsFog) { FogView() }
    .sheet(isPresented: $watch.showsBerth) { BerthView() }
  }
}

struct BridgeView: View {
  var body: some View {
    Button("Sight") {
      Harbour.shared.ferry = "Islander"
      Harbour.shared.isFoggy = true
      Harbour.shared.berth = 4
    }
  }
}

struct OfficeView: View {
  var body: some View {
    Button("Clear") {
      Harbour.shared.ferry = nil
      Harbour.shared.isFoggy = false
      Harbour.shared.berth = nil
    }
  }
}

struct FerryView: View { var body: some View { Text("A ferry") } }
struct FogView: View { var body: some View { Text("Fog") } }
struct BerthView: View { var body: some View { Text("A berth") } }
