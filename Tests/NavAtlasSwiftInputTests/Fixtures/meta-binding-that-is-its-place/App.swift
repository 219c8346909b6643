import SwiftUI

@main
struct DivingApp: App {
  var body: some Scene { WindowGroup { DivingTabs() } }
}

enum Part: Hashable { case plan, log }

struct DivingTabs: View {
  @State private var part = Part.plan
  @State private var credits = false

  var body: some View {
    TabView(selection: Binding(get: { part }, set: { part = $0 })) {
      PlanView().tag(Part.plan)
      LogView().tag(Part.log)
    }
    .sheet(isPresented: Binding(get: { self.credits }, set: { newValue in self.credits = newValue })) {
      CreditsView()
    }
  }
}

struct PlanView: View { var body: some View { Text("Plan") } }
struct LogView: View { var body: some View { Text("Log") } }
struct CreditsView: View { var body: some View { Text("Nobody opens this") } }
