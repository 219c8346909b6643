import SwiftUI

protocol Exhibit {
  static var name: String { get }
  func room(_ go: @escaping (String) -> Void) -> AnyView
}

enum Wing: Hashable { case east, west }

protocol WingMaker { func hall() -> AnyView }

final class Museum {
  private var exhibits: [String: Exhibit] = [:]
  private var wings: [Wing: WingMaker] = [:]

  func open<E: Exhibit>(_ exhibit: E) { exhibits[E.name] = exhibit }

  func build(_ wing: Wing, by maker: WingMaker) { wings.updateValue(maker, forKey: wing) }

  func room(_ name: String, _ go: @escaping (String) -> Void) -> AnyView {
    exhibits[name]?.room(go) ?? AnyView(Closed())
  }

  func hall(of wing: Wing) -> AnyView {
    guard let maker = wings[wing] else { return AnyView(Closed()) }
    return maker.hall()
  }
}

struct Fossils: Exhibit {
  static let name = "fossils"
  func room(_ go: @escaping (String) -> Void) -> AnyView { AnyView(FossilRoom(go: go)) }
}

struct Coins: Exhibit {
  static let name = "coins"
  func room(_ go: @escaping (String) -> Void) -> AnyView { AnyView(CoinRoom(go: go)) }
}

struct Ships: Exhibit {
  static let name = "ships"
  func room(_ go: @escaping (String) -> Void) -> AnyView { AnyView(ShipRoom()) }
}

struct EastMaker: WingMaker { func hall() -> AnyView { AnyView(EastHall()) } }
struct WestMaker: WingMaker { func hall() -> AnyView { AnyView(WestHall()) } }

@main struct MuseumApp: App {
  private let museum: Museum = {
    let museum = Museum()
    museum.open(Fossils())
    museum.open(Coins())
    museum.open(Ships())
    museum.build(.east, by: EastMaker())
    museum.build(.west, by: WestMaker())
    return museum
  }()

  var body: some Scene { WindowGroup { Entrance(museum: museum) } }
}

struct Entrance: View {
  let museum: Museum
  @State private var way: [String] = []
  @State private var showsEast = false

  var body: some View {
    NavigationStack(path: $way) {
      museum.room("fossils") { way.append($0) }
        .navigationDestination(for: String.self) { name in museum.room(name) { way.append($0) } }
        .toolbar { Button("East") { showsEast = true } }
    }
    .sheet(isPresented: $showsEast) { museum.hall(of: .east) }
  }
}

struct FossilRoom: View {
  let go: (String) -> Void
  var body: some View { Button("Coins") { go(Coins.name) } }
}

struct CoinRoom: View {
  let go: (String) -> Void
  var body: some View { Button("Ships") { go("ships") } }
}

struct ShipRoom: View { var body: some View { Text("Ships") } }
struct EastHall: View { var body: some View { Text("East") } }
struct WestHall: View { var body: some View { Text("West") } }
struct Closed: View { var body: some View { Text("Closed") } }
