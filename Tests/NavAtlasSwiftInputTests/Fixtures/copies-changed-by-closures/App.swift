import SwiftUI

extension View {
  func adjusted(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

struct Plan {
  var title = "Plan"
  var open: () -> Void = {}

  func with(_ change: (inout Plan) -> Void) -> Plan {
    var plan = self
    change(&plan)
    return plan
  }
}

@main struct MillApp: App { var body: some Scene { WindowGroup { Mill() } } }

struct Mill: View {
  @State private var showsWheel = false
  @State private var showsGrain = false
  @State private var showsPlan = false
  @State private var showsNothing = false

  var body: some View {
    VStack {
      Sluice().onWater { showsWheel = true }.onLoad { showsGrain = true }
      PlanRow(plan: Plan().with { $0.open = { showsPlan = true } })
      // What is changed in a copy that nobody uses does nothing.
      Sluice().tried { showsNothing = true }
    }
    .sheet(isPresented: $showsWheel) { Wheel() }
    .sheet(isPresented: $showsGrain) { Grain() }
    .sheet(isPresented: $showsPlan) { PlanPage() }
    .sheet(isPresented: $showsNothing) { Text("Nothing") }
  }
}

struct Sluice: View {
  private var water: () -> Void = {}
  private var load: () -> Void = {}

  init() {}

  var body: some View {
    Button("Water") { water() }
    Button("Load", action: load)
  }

  func onWater(_ action: @escaping () -> Void) -> Sluice { adjusted { $0.water = action } }
  func onLoad(_ action: @escaping () -> Void) -> Self { adjusted { sluice in sluice.load = action } }

  func tried(_ action: @escaping () -> Void) -> Sluice {
    _ = adjusted { $0.water = action }
    return self
  }
}

struct PlanRow: View {
  let plan: Plan
  var body: some View { Button(plan.title, action: plan.open) }
}

struct Wheel: View { var body: some View { Text("Wheel") } }
struct Grain: View { var body: some View { Text("Grain") } }
struct PlanPage: View { var body: some View { Text("Plan") } }
