import SwiftUI

struct Moth: Identifiable { let id: Int }

@main struct MothsApp: App { var body: some Scene { WindowGroup { Moths() } } }

struct Moths: View {
  @State private var moths: [Moth] = []
  @State private var chosen: Moth.ID?

  var body: some View {
    NavigationSplitView {
      MothList(moths: moths, chosen: $chosen)
    } detail: {
      if let position = moths.firstIndex(where: { $0.id == chosen }) {
        MothPage(moth: moths[position])
      } else {
        NoMoth()
      }
    }
  }
}

struct MothList: View {
  let moths: [Moth]
  @Binding var chosen: Int?

  var body: some View {
    List(selection: $chosen) { ForEach(moths) { moth in Text("\(moth.id)").tag(moth.id) } }
  }
}

struct MothPage: View {
  let moth: Moth
  var body: some View { Text("Moth") }
}

struct NoMoth: View { var body: some View { Text("None") } }
