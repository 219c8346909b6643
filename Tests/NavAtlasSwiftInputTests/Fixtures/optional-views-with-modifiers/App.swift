import SwiftUI

struct Comb: Identifiable, Hashable {
  let id: Int
  let name: String
}

@main struct HiveApp: App {
  var body: some Scene { WindowGroup { NavigationStack { ApiaryView() } } }
}

/// Shows what was loaded, once it was.
struct Loading<Value, Shown: View>: View {
  let load: () async throws -> Value
  let shown: (Value) -> Shown
  @State private var result: Result<Value, Error>?

  init(_ load: @escaping () async throws -> Value, @ViewBuilder shown: @escaping (Value) -> Shown) {
    self.load = load
    self.shown = shown
  }

  var body: some View {
    Group {
      if result == nil { ProgressView().onAppear(perform: reload) }
      result?.loaded.map(shown)
        .padding()
        .onAppear(perform: reload)
    }
  }

  private func reload() { Task { result = .success(try await load()) } }
}

extension Result {
  fileprivate var loaded: Success? { if case .success(let value) = self { value } else { nil } }
}

struct ApiaryView: View {
  @State private var queen: String?
  @State private var isWarned = false

  var body: some View {
    VStack {
      Loading { () -> [Comb] in
        [Comb(id: 1, name: "North")]
      } shown: { combs in
        ForEach(combs) { comb in
          NavigationLink(comb.name) { CombView(comb: comb) }
        }
      }
      queen.map { name in QueenRow(name: name) }
        .padding()
        .sheet(isPresented: $isWarned) { WarningView() }
      Button("Warn") { isWarned = true }
    }
    .task { queen = await find() }
  }

  private func find() async -> String? { try? String(contentsOfFile: "queen", encoding: .utf8) }
}

struct QueenRow: View {
  let name: String
  @State private var isShown = false

  var body: some View {
    Button(name) { isShown = true }
      .sheet(isPresented: $isShown) { QueenView(name: name) }
  }
}

struct CombView: View {
  let comb: Comb
  var body: some View { Text(comb.name) }
}

struct QueenView: View {
  let name: String
  var body: some View { Text(name) }
}

struct WarningView: View { var body: some View { Text("Warning") } }
