import NavigationBackport
import SwiftUI

struct Line: Hashable { let number: Int }
struct Stop: Hashable { let name: String }

@main struct TramApp: App {
  @State private var path = NBNavigationPath()

  var body: some Scene {
    WindowGroup {
      NBNavigationStack(path: $path) {
        LinesView(path: $path)
          .nbNavigationDestination(for: Line.self) { LineView(line: $0) }
          .nbNavigationDestination(for: Stop.self) { StopView(stop: $0, path: $path) }
      }
    }
  }
}

struct LinesView: View {
  @Binding var path: NBNavigationPath

  var body: some View {
    List {
      NBNavigationLink("Nearest", value: Stop(name: "Mill"))
      Button("Home") { path = NBNavigationPath([Line(number: 4), Stop(name: "Gate")]) }
    }
  }
}

struct LineView: View {
  let line: Line
  var body: some View { NBNavigationLink(value: Stop(name: "Mill")) { Text("Mill") } }
}

struct StopView: View {
  let stop: Stop
  @Binding var path: NBNavigationPath
  var body: some View { Button("Lines") { path = NBNavigationPath() } }
}
