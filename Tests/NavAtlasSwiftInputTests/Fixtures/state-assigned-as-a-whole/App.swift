import SwiftUI

@main
struct FerryApp: App {
  var body: some Scene {
    WindowGroup { FerryRoot() }
  }
}

final class FerryModel: ObservableObject {
  struct State {
    enum Status { case start, ready }
    var status: Status
    var berth: String

    init() {
      status = .start
      berth = ""
    }
  }
  @Published var state = State()
}

struct FerryRoot: View {
  @ObservedObject var model = FerryModel()
  @State private var state = FerryModel.State()

  var body: some View {
    Group {
      switch state.status {
      case .start:
        Text("Ferry")
      default:
        ZStack {
          FerryTabs()
          Text("Delayed")
        }
      }
    }
    .onReceive(model.$state) { newState in state = newState }
  }
}

struct FerryTabs: View {
  var body: some View {
    TabView {
      NavigationStack { Timetable() }.tabItem { Text("Times") }
      NavigationStack { Tickets() }.tabItem { Text("Tickets") }
    }
  }
}

struct Timetable: View {
  var body: some View {
    NavigationLink("Noon") { Departure() }.navigationTitle("Times")
  }
}

struct Departure: View { var body: some View { Text("Noon").navigationTitle("Noon") } }
struct Tickets: View { var body: some View { Text("None").navigationTitle("Tickets") } }
