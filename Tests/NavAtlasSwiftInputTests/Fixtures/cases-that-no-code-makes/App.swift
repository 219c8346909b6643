import SwiftUI

@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { BedsView() } }
  }
}

@propertyWrapper
struct Kept<Value: Codable> {
  let key: String

  init(_ key: String) { self.key = key }

  var wrappedValue: Value? {
    get {
      UserDefaults.standard.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }
    set { UserDefaults.standard.set(try? JSONEncoder().encode(newValue), forKey: key) }
  }
}

enum Layout: String, Codable {
  case automatic, list, map
}

enum Season {
  case sowing, harvest, rest
}

// A server may send any of these.
enum Soil: String, Codable {
  case sand, clay, loam
}

struct Report: Decodable {
  var soil: Soil
}

// A picker lists these.
enum Unit: String, CaseIterable {
  case metric, imperial
}

// And these are made of numbers.
enum Stage: Int {
  case seed, sprout, bloom
}

final class Preferences: ObservableObject {
  @Kept<Layout>("layout") var layout
  @Published var season = Season.sowing
  @Published var soil: Soil?
  @Published var stage = Stage.seed

  func reset() { layout = .list }
  func load(_ report: Report) { soil = report.soil }
  func grow() { stage = Stage(rawValue: stage.rawValue + 1) ?? .seed }
}

struct BedsView: View {
  @StateObject private var preferences = Preferences()
  @AppStorage("unit") private var unit: Unit = .metric

  var body: some View {
    VStack {
      Button("List") { preferences.reset() }
      Button("Harvest") { preferences.season = .harvest }
      Button("Grow") { preferences.grow() }
      Picker("Unit", selection: $unit) {
        ForEach(Unit.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      if preferences.layout == .automatic {
        NavigationLink("Automatic") { AutomaticView() }
      } else {
        NavigationLink("Plain") { PlainView() }
      }
      switch preferences.season {
      case .sowing: NavigationLink("Sow") { SowingView() }
      case .harvest: NavigationLink("Pick") { HarvestView() }
      case .rest: NavigationLink("Rest") { RestView() }
      }
      if preferences.soil == .clay { NavigationLink("Clay") { ClayView() } }
      if unit == .imperial { NavigationLink("Inches") { InchesView() } }
      if case .bloom = preferences.stage { NavigationLink("Bloom") { BloomView() } }
    }
  }
}

struct AutomaticView: View { var body: some View { Text("As wide as it is") } }
struct PlainView: View { var body: some View { Text("A list") } }
struct SowingView: View { var body: some View { Text("Sow") } }
struct HarvestView: View { var body: some View { Text("Harvest") } }
struct RestView: View { var body: some View { Text("Rest") } }
struct ClayView: View { var body: some View { Text("Clay") } }
struct InchesView: View { var body: some View { Text("Inches") } }
struct BloomView: View { var body: some View { Text("Bloom") } }
