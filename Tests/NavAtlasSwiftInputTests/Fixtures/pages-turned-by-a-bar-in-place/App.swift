import SwiftUI

@main struct HarbourApp: App {
  var body: some Scene { WindowGroup { Quay() } }
}

enum Berth: CaseIterable { case boats, crews, tides }

struct Quay: View {
  @State private var berth = Berth.boats
  var body: some View {
    VStack {
      TabView(selection: $berth) {
        Boats().tag(Berth.boats)
        Crews().tag(Berth.crews)
        Tides().tag(Berth.tides)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack {
        ForEach(Berth.allCases, id: \.self) { next in
          Button { berth = next } label: { Image(systemName: "circle") }
        }
      }
    }
  }
}

struct Boats: View {
  @State private var showsLog = false
  var body: some View { Button("Log") { showsLog = true }.sheet(isPresented: $showsLog) { Log() } }
}

struct Crews: View { var body: some View { Text("Crews") } }
struct Tides: View {
  @State private var step = Stage.first
  @State private var tours = false
  var body: some View {
    Button("Tour") { tours = true }.sheet(isPresented: $tours) { Tour(stage: $step) }
  }
}
struct Log: View { var body: some View { Text("Log") } }

enum Stage { case first, second, third }

/// What only goes on to the next page is no bar.
struct Tour: View {
  @Binding var stage: Stage
  var body: some View {
    VStack {
      TabView(selection: $stage) {
        Welcome().tag(Stage.first)
        Rules().tag(Stage.second)
        Start().tag(Stage.third)
      }
      .tabViewStyle(.page)
      Button("Next") { stage = stage == .first ? .second : .third }
    }
  }
}

struct Welcome: View { var body: some View { Text("Welcome") } }
struct Rules: View { var body: some View { Text("Rules") } }
struct Start: View { var body: some View { Text("Start") } }
