import SwiftUI

@main
struct CockpitApp: App {
  var body: some Scene {
    WindowGroup { CockpitView() }
  }
}

struct CockpitView: View {
  @State private var isAddingRoute = false

  var body: some View {
    TabView {
      Tab("Fuel", systemImage: "fuelpump") {
        Form { FuelView() }.formStyle(.grouped)
      }
      Tab("Radio", systemImage: "radio") {
        VStack {
          RadioView()
          Spacer()
        }
      }
      Tab("Soon", systemImage: "clock") {

      }
      .hidden()
      Tab("Log", systemImage: "book") {
        Form {
          Text("Flights")
          LogRow()
        }
      }
      TabSection("Routes") {
        Tab("North", systemImage: "map") { NorthView() }
      }
      .sectionActions {
        Button("Add") { isAddingRoute = true }
      }
    }
    .sheet(isPresented: $isAddingRoute) { NewRouteView() }
  }
}

struct NorthView: View {
  var body: some View { Text("North") }
}

struct NewRouteView: View {
  var body: some View { Text("New") }
}

struct FuelView: View {
  @State private var isRefuelling = false

  var body: some View {
    Button("Refuel") { isRefuelling = true }
      .alert(isPresented: $isRefuelling) { Alert(title: Text("Done")) }
  }
}

struct RadioView: View {
  @State private var isTuning = false
  @State private var isLost = false

  var body: some View {
    WaitingForTower {
      Button("Call") { isLost = true }
    }
    .alert(isPresented: $isLost) {
      if isLost {
        return Alert(
          title: Text("No answer"),
          primaryButton: .default(Text("Tune")) { isTuning = true },
          secondaryButton: .cancel())
      } else {
        return Alert(title: Text("Answered"))
      }
    }
    .sheet(isPresented: $isTuning) { TuningView() }
  }
}

/// Shows a spinner of its own, or buttons with views of the app in them.
struct WaitingForTower<Buttons: View>: View {
  @State private var isWaiting = false
  @ViewBuilder var buttons: Buttons

  var body: some View {
    if isWaiting {
      PropellerView()
    } else {
      VStack {
        buttons
        LogRow()
      }
    }
  }
}

struct PropellerView: View {
  var body: some View { ProgressView() }
}

struct LogRow: View {
  var body: some View { Text("Row") }
}

struct TuningView: View {
  var body: some View { Text("Tuning") }
}
