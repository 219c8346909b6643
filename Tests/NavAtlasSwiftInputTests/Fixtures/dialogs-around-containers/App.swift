import SwiftUI

@main struct FerryApp: App { var body: some Scene { WindowGroup { Ferries() } } }

enum Stop: Hashable { case harbour, cabin, deck }

struct Notice: Identifiable {
  let id = UUID()
  let text: String
  let buttons: [Choice]
}

struct Choice: Identifiable {
  let id = UUID()
  let title: String
  let run: () -> Void
}

final class Journey: ObservableObject {
  @Published var path: [Stop] = []
  @Published var leaves = false
  @Published var notice: Notice?
  @Published var shows = false

  func warn() {
    notice = Notice(
      text: "Stormy",
      buttons: [
        Choice(title: "Stay inside") { [weak self] in self?.path.append(.cabin) },
        Choice(title: "Never mind", run: {}),
      ])
  }

  func askToLeave() { leaves = true }
}

struct Ferries: View {
  @StateObject private var journey = Journey()

  var body: some View {
    NavigationStack(path: $journey.path) {
      Piers(journey: journey)
        .navigationDestination(for: Stop.self) { stop in
          switch stop {
          case .harbour: Harbour(journey: journey)
          case .cabin: Cabin()
          case .deck: Deck(journey: journey)
          }
        }
    }
    .alert("Leave?", isPresented: $journey.leaves) {
      Button("Leave") { journey.path.removeAll() }
      Button("Complain") { journey.shows = true }
      Button("Stay", role: .cancel) {}
    }
    .confirmationDialog(
      journey.notice?.text ?? "", isPresented: Binding(notNil: $journey.notice), presenting: journey.notice
    ) { notice in
      ForEach(notice.buttons) { choice in Button(choice.title, action: choice.run) }
    }
    .sheet(isPresented: $journey.shows) { Complaint() }
  }
}

extension Binding where Value == Bool {
  init<Wrapped>(notNil item: Binding<Wrapped?>) {
    self.init(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}

struct Piers: View {
  let journey: Journey

  var body: some View { Button("Harbour") { journey.path.append(.harbour) } }
}

struct Harbour: View {
  let journey: Journey

  var body: some View {
    Button("Deck") { journey.path.append(.deck) }
    Button("Leave") { journey.askToLeave() }
  }
}

struct Deck: View {
  let journey: Journey

  var body: some View {
    Button("Weather") { journey.warn() }
    Button("Leave") { journey.leaves = true }
    Button("Stay") { journey.leaves = false }
  }
}

struct Cabin: View { var body: some View { Text("Cabin") } }

struct Complaint: View { var body: some View { Text("Complaint") } }
