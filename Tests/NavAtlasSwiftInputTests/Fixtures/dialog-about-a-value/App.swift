import SwiftUI

struct Parcel: Hashable, Identifiable { let id: Int }

/// Dialogs that are about something hand it to their buttons.
@main struct PostApp: App {
  var body: some Scene { WindowGroup { Counter() } }
}

struct Counter: View {
  @State private var trail = NavigationPath()
  @State private var asked: Parcel?
  @State private var isAsking = false
  let parcels: [Parcel] = [Parcel(id: 1)]

  var body: some View {
    NavigationStack(path: $trail) {
      List(parcels) { parcel in
        Button("Parcel") {
          asked = parcel
          isAsking = true
        }
      }
      .navigationDestination(for: Parcel.self) { _ in ParcelView() }
      .navigationDestination(for: Int.self) { _ in WeightView() }
      .navigationDestination(for: String.self) { _ in LabelView() }
      .confirmationDialog("What now?", isPresented: $isAsking, presenting: asked) { parcel in
        Button("Open") { trail.append(parcel) }
      } message: { parcel in
        Text("\(parcel.id)")
      }
      .alert("Weigh?", isPresented: $isAsking, presenting: asked, actions: { parcel in
        Button("Yes") { trail.append(parcel.id) }
      })
    }
  }
}

struct ParcelView: View { var body: some View { Text("Parcel") } }
struct WeightView: View { var body: some View { Text("Weight") } }
struct LabelView: View { var body: some View { Text("Label") } }
