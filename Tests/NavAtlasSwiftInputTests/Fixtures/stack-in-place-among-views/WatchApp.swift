import SwiftUI

@main struct WatchApp: App {
  var body: some Scene { WindowGroup { WatchView() } }
}

final class Watch: ObservableObject {
  static let shared = Watch()
  @Published var isUpdating = false
}

struct WatchView: View {
  @ObservedObject private var watch = Watch.shared
  @State private var showsFaces = false

  var body: some View {
    Group { if watch.isUpdating { UpdateView() } else { content } }
  }

  private var content: some View {
    NavigationStack {
      List {
        NavigationLink("Alarms") { AlarmsView() }
        Button("Faces") { showsFaces = true }
        Button("Update") { watch.isUpdating = true }
      }
    }
    .sheet(isPresented: $showsFaces) { FacesView() }
  }
}

struct UpdateView: View {
  var body: some View { Button("Cancel") { Watch.shared.isUpdating = false } }
}

struct AlarmsView: View { var body: some View { Text("a") } }

struct FacesView: View { var body: some View { Text("f") } }
