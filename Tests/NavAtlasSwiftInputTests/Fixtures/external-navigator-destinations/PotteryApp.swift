import NavigatorUI
import SwiftUI

@main
struct PotteryApp: App {
  var body: some Scene {
    WindowGroup {
      ManagedNavigationStack {
        KilnList()
          .navigationDestination(KilnDestinations.self)
      }
    }
  }
}

nonisolated enum KilnDestinations: Hashable {
  case kiln(Int)
  case glazes
  case firing(kiln: Int)
  case help
}

extension KilnDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .kiln(let number): KilnView(number: number)
    case .glazes: GlazesView()
    case .firing(let kiln): FiringView(kiln: kiln)
    case .help: HelpView()
    }
  }

  var method: NavigationMethod {
    switch self {
    case .glazes: .sheet
    case .firing: .managedCover
    default: .push
    }
  }
}

enum HelpDestinations: NavigationDestination {
  case manual

  var body: some View { ManualView() }
}
