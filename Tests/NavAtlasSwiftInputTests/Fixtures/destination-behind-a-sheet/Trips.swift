import SwiftUI

struct Trip: Identifiable, Hashable { let id: Int }

@Observable final class Trips {
  var isPlanning = false
  var opened: Trip?
}

@main struct TripsApp: App {
  @State private var trips = Trips()
  var body: some Scene {
    WindowGroup { NavigationStack { TripsView(trips: trips) } }
  }
}

struct TripsView: View {
  @Bindable var trips: Trips

  var body: some View {
    List {
      Button("New") { trips.isPlanning = true }
      Button("Last") { trips.opened = Trip(id: 1) }
    }
    .sheet(isPresented: $trips.isPlanning) {
      NavigationStack {
        NewTripView(trips: trips)
          .navigationDestination(for: Int.self) { DatesView(days: $0, trips: trips) }
      }
    }
    .navigationDestination(item: $trips.opened) { TripView(trip: $0, trips: trips) }
  }
}

struct NewTripView: View {
  let trips: Trips
  var body: some View {
    NavigationLink("Dates", value: 3)
    Button("Cancel") { trips.isPlanning = false }
  }
}

struct DatesView: View {
  let days: Int
  let trips: Trips
  var body: some View { Button("Plan") { trips.opened = Trip(id: days) } }
}

struct TripView: View {
  let trip: Trip
  let trips: Trips
  var body: some View { Button("Delete") { trips.opened = nil } }
}
