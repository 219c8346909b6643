import MapKit
import SwiftUI

@main struct TrailApp: App { var body: some Scene { WindowGroup { TrailView() } } }

// The map is no view whose body says that nothing is there: what changes over it is part of one screen.
struct TrailView: View {
  @State private var isListing = false
  var body: some View {
    ZStack {
      TrailMap()
      if isListing {
        HutList(isListing: $isListing)
      } else {
        HutCard(isListing: $isListing)
      }
    }
  }
}
struct TrailMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}
struct HutList: View {
  @Binding var isListing: Bool
  var body: some View { Button("Close") { isListing = false } }
}
struct HutCard: View {
  @Binding var isListing: Bool
  @State private var isBooking = false
  var body: some View {
    Button("All") { isListing = true }
    Button("Book") { isBooking = true }.sheet(isPresented: $isBooking) { BookingView() }
  }
}
struct BookingView: View { var body: some View { Text("Booking") } }
