import SwiftUI

@main struct PortApp: App { var body: some Scene { WindowGroup { NavigationStack { Port() } } } }

struct Port: View {
  var body: some View {
    VStack {
      Bar()
      NavigationLink("Arrivals") { Arrivals() }
      NavigationLink("Berths") { Berths() }
      NavigationLink("Cargo") { Cargo() }
      NavigationLink("Dues") { Dues() }
      NavigationLink("Engines") { Engines() }
      NavigationLink("Fares") { Fares() }
      NavigationLink("Gates") { Gates() }
      NavigationLink("Hulls") { Hulls() }
      NavigationLink("Islands") { Islands() }
      NavigationLink("Jetties") { Jetties() }
      NavigationLink("Keels") { Keels() }
    }
  }
}

/// What all screens have above them.
struct Bar: View {
  @State private var isAsking = false

  var body: some View {
    HStack {
      NavigationLink("Bell") { Bell() }
      Button("Help") { isAsking = true }
    }
    .sheet(isPresented: $isAsking) { Help() }
  }
}

struct Arrivals: View { var body: some View { VStack { Bar(); Text("Arrivals") } } }
struct Berths: View { var body: some View { VStack { Bar(); Text("Berths") } } }
struct Cargo: View { var body: some View { VStack { Bar(); Text("Cargo") } } }
struct Dues: View { var body: some View { VStack { Bar(); Text("Dues") } } }
struct Engines: View { var body: some View { VStack { Bar(); Text("Engines") } } }
struct Fares: View { var body: some View { VStack { Bar(); Text("Fares") } } }
struct Gates: View { var body: some View { VStack { Bar(); Text("Gates") } } }
struct Hulls: View { var body: some View { VStack { Bar(); Text("Hulls") } } }
struct Islands: View { var body: some View { VStack { Bar(); Text("Islands") } } }
struct Jetties: View { var body: some View { VStack { Bar(); Text("Jetties") } } }
struct Keels: View { var body: some View { VStack { Bar(); Text("Keels") } } }
struct Bell: View { var body: some View { VStack { Bar(); Text("Nothing new") } } }
struct Help: View { var body: some View { Text("Ask the harbour master") } }
