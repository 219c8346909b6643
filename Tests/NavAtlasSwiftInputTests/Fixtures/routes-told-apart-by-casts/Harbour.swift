import SwiftUI

protocol Route: Hashable {}

enum PierRoute: Route { case pier(Int) }
struct FerryRoute: Route { var name: String }
enum TicketRoute: Route { case ticket }

struct AnyRoute: Hashable, Identifiable {
  let route: AnyHashable
  var id: AnyHashable { route }
  init<R: Route>(_ route: R) { self.route = AnyHashable(route) }
}

@Observable final class Pilot {
  var path: [AnyRoute] = []
  var sheet: AnyRoute?

  func open(_ route: any Route) { path.append(AnyRoute(route)) }
}

@main struct HarbourApp: App {
  var body: some Scene { WindowGroup { HarbourView() } }
}

struct HarbourView: View {
  @State private var pilot = Pilot()

  var body: some View {
    NavigationStack(path: $pilot.path) {
      PiersView().navigationDestination(for: AnyRoute.self) { destination(for: $0) }
    }
    .sheet(item: $pilot.sheet) { destination(for: $0) }
    .environment(pilot)
  }

  @ViewBuilder private func destination(for erased: AnyRoute) -> some View {
    if let pier = erased.route as? PierRoute {
      switch pier { case .pier(let number): PierView(number: number) }
    } else if let ferry = erased.route.base as? FerryRoute {
      FerryView(name: ferry.name)
    } else if erased.route is TicketRoute {
      TicketView()
    }
  }
}

struct PiersView: View {
  @Environment(Pilot.self) private var pilot
  var body: some View { Button("Pier 1") { pilot.open(PierRoute.pier(1)) } }
}

struct PierView: View {
  let number: Int
  @Environment(Pilot.self) private var pilot

  var body: some View {
    Button("Ticket") { pilot.sheet = AnyRoute(TicketRoute.ticket) }
    Button("Ferry") { pilot.open(FerryRoute(name: "Gull")) }
  }
}

struct FerryView: View {
  let name: String
  @Environment(Pilot.self) private var pilot
  var body: some View { Button("Ticket") { pilot.sheet = AnyRoute(TicketRoute.ticket) } }
}

struct TicketView: View {
  @Environment(Pilot.self) private var pilot
  var body: some View { Button("Done") { pilot.sheet = nil } }
}
