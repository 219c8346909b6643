import SwiftUI

@main struct WallApp: App { var body: some Scene { WindowGroup { Wall() } } }

struct Stone: Identifiable, Hashable { let id: Int }

struct Wall: View {
  @State private var stones: [Stone] = []

  var body: some View {
    NavigationStack {
      Courses(data: stones, count: 2) { stone in NavigationLink("\(stone.id)", value: stone) }
        .navigationDestination(for: Stone.self) { stone in StoneView(stone: stone) }
        .task { stones = (1...9).map { Stone(id: $0) } }
    }
  }
}

/// Keeps what it is given in an order of its own.
struct Courses<Data, Content>: View where Data: RandomAccessCollection, Data.Element: Identifiable, Content: View {
  let data: Data
  let count: Int
  let content: (Data.Element) -> Content
  @State private var courses: [[Data.Element]] = []

  init(data: Data, count: Int, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.count = count
    self.content = content
  }

  var body: some View {
    HStack {
      ForEach(courses.indices, id: \.self) { index in
        VStack { ForEach(courses[index]) { item in content(item) } }
      }
    }
    .onAppear { lay() }
  }

  private func lay() {
    courses = Array(repeating: [], count: count)
    for (position, item) in data.enumerated() { courses[position % count].append(item) }
  }
}

struct StoneView: View {
  let stone: Stone
  var body: some View { Text("\(stone.id)") }
}
