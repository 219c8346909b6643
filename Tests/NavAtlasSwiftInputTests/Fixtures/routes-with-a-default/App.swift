import SwiftUI

@main
struct MuseumApp: App {
  var body: some Scene { WindowGroup { Visit() } }
}

/// Rooms of all wings; each wing shows its own.
enum Room: Hashable { case foyer, armour, cellar(lamp: Bool), attic }

final class Guide<Place: Hashable>: ObservableObject {
  @Published var start: Place
  @Published var way: [Place] = []

  init(start: Place) { self.start = start }

  func walk(to place: Place) { way.append(place) }
  func begin(at place: Place) { start = place }
}

struct GuidedTour<Place: Hashable, Shown: View>: View {
  @StateObject var guide: Guide<Place>
  @ViewBuilder var show: (Place) -> Shown

  init(guide: Guide<Place>, @ViewBuilder show: @escaping (Place) -> Shown) {
    _guide = .init(wrappedValue: guide)
    self.show = show
  }

  var body: some View {
    NavigationStack(path: $guide.way) {
      show(guide.start)
        .navigationDestination(for: Place.self) { place in show(place) }
    }
  }
}

struct Visit: View {
  @StateObject private var guide = Guide(start: Room.foyer)

  var body: some View {
    GuidedTour(guide: guide) { room in
      switch room {
      case .foyer: FoyerView(guide: guide)
      case .armour: ArmourView()
      case .cellar(let lamp): CellarView(hasLamp: lamp)
      default: EmptyRoomView()
      }
    }
  }
}

struct FoyerView: View {
  let guide: Guide<Room>

  var body: some View {
    Button("Down") { guide.walk(to: .cellar(lamp: true)) }
    Button("Begin with the armour") { guide.begin(at: .armour) }
  }
}

struct ArmourView: View { var body: some View { Text("Helmets") } }

struct CellarView: View {
  let hasLamp: Bool
  var body: some View { Text(hasLamp ? "Barrels" : "Dark") }
}

struct EmptyRoomView: View { var body: some View { Text("Nothing here") } }
