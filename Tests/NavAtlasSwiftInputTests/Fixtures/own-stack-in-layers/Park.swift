import SwiftUI

@main struct ParkApp: App {
  var body: some Scene { WindowGroup { ParkView() } }
}

final class Ways: ObservableObject {
  @Published var groves: [Int] = []
  @Published var ponds: [Int] = []
}

struct ParkView: View {
  @StateObject private var ways = Ways()

  var body: some View {
    TabView {
      GroveTab().tabItem { Text("Grove") }
      PondTab().tabItem { Text("Pond") }
      BenchTab().tabItem { Text("Bench") }
    }
    .environmentObject(ways)
  }
}

/// A stack of the app's own, with what all tabs lead to.
struct WayStack<Content: View>: View {
  @Binding var path: [Int]
  let content: () -> Content

  var body: some View {
    NavigationStack(path: $path) {
      content().navigationDestination(for: Int.self) { TreeView(number: $0) }
    }
  }
}

/// Below a tip that comes at times.
struct GroveTab: View {
  @EnvironmentObject private var ways: Ways
  @State private var isTipShown = false

  var body: some View {
    ZStack {
      WayStack(path: $ways.groves) { GroveView() }
      if isTipShown {
        VStack {
          Spacer()
          TipView().onTapGesture { isTipShown = false }
        }
      }
    }
    .onAppear { isTipShown = true }
  }
}

/// Above a bar that is always there and presents something.
struct PondTab: View {
  @EnvironmentObject private var ways: Ways

  var body: some View {
    VStack {
      WayStack(path: $ways.ponds) { PondView() }
      FeedBar()
    }
  }
}

/// Two of them beside each other are parts of what shows them.
struct BenchTab: View {
  @State private var left: [Int] = []
  @State private var right: [Int] = []

  var body: some View {
    HStack {
      WayStack(path: $left) { Text("Left") }
      WayStack(path: $right) { Text("Right") }
    }
  }
}

struct GroveView: View {
  @EnvironmentObject private var ways: Ways
  var body: some View { List { Button("Oak") { ways.groves.append(1) } } }
}

struct PondView: View {
  @EnvironmentObject private var ways: Ways
  var body: some View { List { Button("Willow") { ways.ponds.append(2) } } }
}

struct FeedBar: View {
  @State private var isFeeding = false
  var body: some View { Button("Feed") { isFeeding = true }.sheet(isPresented: $isFeeding) { FeedView() } }
}

struct TreeView: View {
  let number: Int
  var body: some View { Text("Tree") }
}

struct TipView: View { var body: some View { Text("Tip") } }
struct FeedView: View { var body: some View { Text("Feed") } }
