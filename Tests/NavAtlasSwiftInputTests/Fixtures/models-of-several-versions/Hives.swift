import SwiftUI

@main struct HivesApp: App {
  var body: some Scene { WindowGroup { Apiary() } }
}

struct Apiary: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      HiveList(path: $path)
        .navigationDestination(for: Hive.self) { HiveView(hive: $0) }
        .navigationDestination(for: Frame.self) { _ in FrameView() }
    }
  }
}

struct HiveList: View {
  @Binding var path: NavigationPath

  var body: some View {
    List {
      NavigationLink("First", value: Hive.empty(number: 1))
      Button("New") { path.append(Hive.swarm) }
    }
  }
}

struct HiveView: View {
  let hive: Hive

  var body: some View { NavigationLink("Top frame", value: hive.topFrame) }
}

struct FrameView: View {
  var body: some View { Text("Wax") }
}
