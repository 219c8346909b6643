import SwiftUI

@main
struct ObservatoryApp: App {
  var body: some Scene {
    WindowGroup { DomeView() }
  }
}

final class Dome: ObservableObject {
  @Published var showsLog = false
  @Published var showsChart = false
  @Published var showsMap = false

  func close() { showsLog = false }
  func open() { showsChart.toggle() }
}

struct DomeView: View {
  @StateObject private var dome = Dome()
  @AppStorage("greeted") private var greets = false
  @AppStorage("toured") private var tours = false

  var body: some View {
    VStack {
      Button("Chart") { dome.open() }
      MapButton(isOpen: $dome.showsMap)
      TourButton(starts: $tours)
    }
    .sheet(isPresented: $dome.showsLog) { LogView(dome: dome) }
    .sheet(isPresented: $dome.showsChart) { ChartView() }
    .sheet(isPresented: $dome.showsMap) { MapView() }
    .fullScreenCover(isPresented: $greets) { GreetingView(isShown: $greets) }
    .fullScreenCover(isPresented: $tours) { TourView() }
  }
}

struct MapButton: View {
  @Binding var isOpen: Bool
  var body: some View { Button("Map") { isOpen = true } }
}

struct TourButton: View {
  @Binding var starts: Bool
  var body: some View { Toggle("Tour", isOn: $starts) }
}

struct LogView: View {
  let dome: Dome
  var body: some View { Button("Close") { dome.close() } }
}

struct GreetingView: View {
  @Binding var isShown: Bool
  var body: some View { Button("Close") { isShown = false } }
}

struct ChartView: View { var body: some View { Text("Stars") } }
struct MapView: View { var body: some View { Text("The way here") } }
struct TourView: View { var body: some View { Text("The dome") } }
