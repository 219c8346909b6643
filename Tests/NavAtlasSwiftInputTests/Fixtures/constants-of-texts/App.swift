import SwiftUI

@main struct GardenApp: App {
  var body: some Scene { WindowGroup { BedsView() } }
}

extension String {
  static let helpButton = "help"
  static let waterButton = "water"
}

extension Int {
  static let dry = 0
  static let wet = 1
}

final class Beds: ObservableObject {
  @Published var isHelpShown = false
  @Published var isWaterShown = false
  @Published var isRainShown = false

  func show(_ button: String, _ isShown: Bool) {
    switch button {
    case .helpButton: isHelpShown = isShown
    case .waterButton: isWaterShown = isShown
    default: break
    }
  }

  func measure(_ ground: Int) {
    switch ground {
    case .dry: isRainShown = true
    default: break
    }
  }
}

struct BedsView: View {
  @StateObject private var beds = Beds()

  var body: some View {
    VStack {
      Button("Help") { beds.show(.helpButton, true) }
    }
    .popover(isPresented: $beds.isHelpShown) { HelpView(beds: beds) }
    .sheet(isPresented: $beds.isWaterShown) { WaterView(beds: beds) }
    .sheet(isPresented: $beds.isRainShown) { RainView(beds: beds) }
  }
}

struct HelpView: View {
  let beds: Beds
  var body: some View {
    Button("Water") { beds.show(.waterButton, true) }
  }
}

struct WaterView: View {
  let beds: Beds
  var body: some View {
    Button("Close") { beds.show(.waterButton, false) }
    Button("Still dry?") { beds.measure(.dry) }
  }
}

struct RainView: View {
  let beds: Beds
  var body: some View { Button("Nothing") { beds.measure(.wet) } }
}
