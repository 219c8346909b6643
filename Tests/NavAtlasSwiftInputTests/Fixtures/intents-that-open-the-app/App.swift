import AppIntents
import SwiftUI

@main struct BakeryApp: App {
  @ObservedObject private var oven = Oven.shared

  var body: some Scene {
    WindowGroup {
      TabView(selection: $oven.tab) {
        NavigationStack(path: $oven.path) {
          BreadView().navigationDestination(for: Loaf.self) { _ in LoafView() }
        }
        .tag(Shelf.bread)
        CakeView().tag(Shelf.cake)
      }
      .sheet(isPresented: $oven.isOrdering) { OrderView() }
    }
  }
}

enum Loaf: Hashable { case rye }
enum Shelf { case bread, cake }

final class Oven: ObservableObject {
  static let shared = Oven()
  @Published var tab = Shelf.bread
  @Published var path: [Loaf] = []
  @Published var isOrdering = false
}

struct RyeIntent: AppIntent {
  static let title: LocalizedStringResource = "Rye"
  static var openAppWhenRun: Bool = true

  @MainActor func perform() async throws -> some IntentResult {
    Oven.shared.path = [.rye]
    return .result()
  }
}

struct OrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order"
  static var openAppWhenRun: Bool { true }

  @MainActor func perform() async throws -> some IntentResult {
    Oven.shared.isOrdering = true
    return .result()
  }
}

struct CakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Cake"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @MainActor func perform() async throws -> some IntentResult {
    Oven.shared.tab = .cake
    return .result()
  }
}

/// Runs without the app: what it writes leads nowhere by itself.
struct BakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Bake"
  static let openAppWhenRun = false

  func perform() async throws -> some IntentResult {
    Oven.shared.path = [.rye, .rye]
    return .result()
  }
}

struct BreadView: View { var body: some View { NavigationLink("Rye", value: Loaf.rye) } }
struct LoafView: View { var body: some View { Text("Loaf") } }
struct CakeView: View { var body: some View { Text("Cake") } }
struct OrderView: View { var body: some View { Text("Order") } }
