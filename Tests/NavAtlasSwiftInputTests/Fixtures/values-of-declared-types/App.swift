import SwiftUI

@main struct PantryApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Pantry()
          .navigationDestination(for: Jar.self) { JarView(jar: $0) }
          .navigationDestination(for: String.self) { ShelfView(name: $0) }
          .navigationDestination(for: Cook.self) { CookView(cook: $0) }
      }
    }
  }
}

struct Jar: Identifiable, Hashable, Decodable {
  let id: Int
  var shelf = ""
}

struct Cook: Identifiable, Hashable {
  let id: Int
}

func load<Stored: Decodable>(_ file: String) -> Stored {
  try! JSONDecoder().decode(Stored.self, from: Data(file.utf8))
}

extension Array {
  func rows(of count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
  }
}

struct Pantry: View {
  var body: some View {
    List {
      NavigationLink("Loaded") { Loaded() }
      NavigationLink("Grouped") { Grouped() }
      NavigationLink("Numbered") { Numbered() }
      NavigationLink("Rows") { Rows() }
      NavigationLink("Pairs") { Pairs() }
      NavigationLink("Words") { Words() }
    }
  }
}

struct Loaded: View {
  let jars: [Jar] = load("jars.json")
  var body: some View { ForEach(jars) { jar in NavigationLink("Jar", value: jar) } }
}

struct Grouped: View {
  @State private var jars: [Jar] = []
  var shelves: [String: [Jar]] { Dictionary(grouping: jars, by: { $0.shelf }) }
  var body: some View {
    ForEach(shelves.keys.sorted(), id: \.self) { shelf in
      NavigationLink(shelf, value: shelf)
      ForEach(shelves[shelf] ?? []) { jar in NavigationLink("Jar", value: jar) }
    }
  }
}

struct Numbered: View {
  let cooks: [Cook] = []
  var body: some View {
    ForEach(Array(zip(cooks.indices, cooks)), id: \.1.id) { pair in NavigationLink("Cook", value: pair.1) }
  }
}

struct Rows: View {
  let cooks: [Cook] = []
  var body: some View {
    ForEach(cooks.rows(of: 2), id: \.self) { row in
      ForEach(row) { cook in NavigationLink("Cook", value: cook) }
    }
  }
}

struct Pairs: View {
  var days: [(day: Date, jars: [Jar])] = []
  var body: some View {
    ForEach(days, id: \.day) { entry in
      ForEach(entry.jars) { jar in NavigationLink("Jar", value: jar) }
    }
  }
}

struct Words: View {
  @State private var line = "salt,oil"
  var body: some View {
    ForEach(line.components(separatedBy: ","), id: \.self) { word in
      NavigationLink(word, value: word.uppercased())
    }
  }
}

struct JarView: View {
  let jar: Jar
  var body: some View { Text("Jar") }
}

struct ShelfView: View {
  let name: String
  var body: some View { Text(name) }
}

struct CookView: View {
  let cook: Cook
  var body: some View { Text("Cook") }
}
