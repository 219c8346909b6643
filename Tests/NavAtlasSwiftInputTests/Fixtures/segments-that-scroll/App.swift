import SwiftUI

@main struct PierApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { Pier() } }
  }
}

enum Moored: CaseIterable { case boats, nets }

struct Pier: View {
  @State private var shown: Moored = .boats
  @State private var boat: String?

  var body: some View {
    VStack {
      SegmentBar(shown: $shown)
      ScrollView {
        VStack {
          switch shown {
          case .boats: boats
          case .nets: nets
          }
        }
      }
    }
    .navigationDestination(item: $boat) { Boat(name: $0) }
  }

  private var boats: some View {
    ForEach(["Gull", "Tern"], id: \.self) { name in Button(name) { boat = name } }
  }

  private var nets: some View { NavigationLink("Mend") { Net() } }
}

struct SegmentBar: View {
  @Binding var shown: Moored

  var body: some View {
    HStack {
      ForEach(Moored.allCases, id: \.self) { part in
        Text(String(describing: part)).onTapGesture { shown = part }
      }
    }
  }
}

struct Boat: View {
  let name: String
  var body: some View { Text(name) }
}

struct Net: View { var body: some View { Text("Net") } }
