import SwiftUI

@main struct WorkbenchApp: App {
  @StateObject private var bench = Bench()
  var body: some Scene { WindowGroup { BenchWindow().environmentObject(bench) } }
}

enum Tool: Int, CaseIterable, Identifiable {
  case saw, plane, drill
  var id: Int { rawValue }
  static var available: [Tool] { allCases.filter { $0 != .drill || Bool.random() } }
}

final class Bench: ObservableObject {
  @Published var tool: Tool = .saw
  @Published var part: String = ""
}

struct BenchWindow: View {
  @EnvironmentObject var bench: Bench
  @State private var isDropping = false
  @State private var hasLog = false

  var body: some View {
    ZStack {
      HStack(alignment: .center, spacing: 0) {
        Group {
          switch bench.tool {
          case .saw:
            withLog { SawView() }
          case .plane:
            withLog { planes }
          case .drill:
            DrillView()
          }
        }
      }
      if isDropping {
        ZStack {
          Color.gray
          Image(systemName: "arrow.down")
        }
      }
      Badge().zIndex(100)
    }
    .background(Color.white)
    .takesFiles(into: bench, isTargeted: $isDropping)
    .toolbar {
      BenchToolbarItem(placement: .navigation) {
        Menu {
          ForEach(Tool.available, id: \.self) { tool in
            Button {
              withAnimation {
                if tool == .saw { bench.part = "" }
              }
              bench.tool = tool
            } label: {
              Text("\(tool.rawValue)")
            }
          }
        } label: {
          Image(systemName: "gear")
        }
      }
    }
  }

  @ViewBuilder private func withLog<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    VStack(spacing: 0) {
      content()
      if hasLog && bench.tool == .saw { LogView() }
    }
  }

  @ViewBuilder private var planes: some View {
    HStack {
      PlaneList()
      Group {
        switch bench.part {
        case "a": Text("a")
        default: PlanePart()
        }
      }
    }
  }
}

struct BenchToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  @ViewBuilder let content: () -> Content

  var body: some ToolbarContent {
    ToolbarItem(placement: placement) { content() }
  }
}

struct Badge: View { var body: some View { Text("1") } }
struct LogView: View { var body: some View { Text("log") } }
struct PlaneList: View { var body: some View { List { Text("a") } } }
struct PlanePart: View { var body: some View { Text("part") } }

struct SawView: View {
  @State private var asks = false
  var body: some View {
    Button("Blade") { asks = true }
      .sheet(isPresented: $asks) { BladeView() }
  }
}

struct DrillView: View { var body: some View { Text("Drill") } }
struct BladeView: View { var body: some View { Text("Blade") } }

extension View {
  func takesFiles(into bench: Bench, isTargeted: Binding<Bool>) -> some View {
    self.onDrop(of: ["public.file-url"], isTargeted: isTargeted) { providers, _ in
      for provider in providers { print(provider) }
      bench.part = "a"
      return true
    }
  }
}
