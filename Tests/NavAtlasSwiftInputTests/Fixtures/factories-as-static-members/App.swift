import Factory
import SwiftUI

@main struct ApiaryApp: App {
  var body: some Scene { WindowGroup { ApiaryRoot() } }
}

enum Hive: Hashable { case swarm }

protocol Keeping: AnyObject { func visit(_ hive: Hive) }

final class Keeper: ObservableObject, Keeping {
  static let shared = Keeper()
  @Published var path: [Hive] = []
  func visit(_ hive: Hive) { path.append(hive) }
}

final class Smoker: ObservableObject { @Published var isLit = false }

final class Ledger: ObservableObject { @Published var isOpen = false }

extension Container {
  static let keeper = Factory { Keeper.shared as Keeping }
  static let smoker = Factory(scope: .singleton) { Smoker() }
  static let ledger = Factory<Ledger>(scope: .shared) { .init() }
}

struct ApiaryRoot: View {
  @ObservedObject private var keeper = Keeper.shared
  @StateObject private var smoker = Container.smoker()
  @ObservedObject private var ledger = Container.ledger()

  var body: some View {
    NavigationStack(path: $keeper.path) {
      ApiaryView().navigationDestination(for: Hive.self) { _ in HiveView() }
    }
    .sheet(isPresented: $smoker.isLit) { SmokeView() }
    .fullScreenCover(isPresented: $ledger.isOpen) { LedgerView() }
  }
}

struct ApiaryView: View {
  @Injected(Container.keeper) private var keeper
  @Injected(Container.smoker) private var smoker
  @LazyInjected(Container.ledger) private var ledger

  var body: some View {
    Button("Hive") { keeper.visit(.swarm) }
    Button("Smoke") { smoker.isLit = true }
    Button("Ledger") { ledger.isOpen = true }
  }
}

struct HiveView: View { var body: some View { Text("Hive") } }
struct SmokeView: View { var body: some View { Text("Smoke") } }
struct LedgerView: View { var body: some View { Text("Ledger") } }
