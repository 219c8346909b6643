import SwiftUI

@main struct BudgetApp: App {
  var body: some Scene { WindowGroup { NavigationStack { BudgetView() } } }
}

struct Overview {
  var groups: [String] = []
}

@MainActor @Observable final class BudgetStore {
  var overview: Overview?
}

struct BudgetView: View {
  @State private var store = BudgetStore()

  var body: some View {
    VStack {
      if let overview = store.overview {
        body(for: overview)
      } else {
        ProgressView()
      }
    }
  }

  private func body(for overview: Overview) -> some View {
    ForEach(overview.groups, id: \.self) { group in
      NavigationLink(group) { GroupView(name: group) }
    }
  }
}

struct GroupView: View {
  let name: String
  var body: some View { Text(name) }
}
