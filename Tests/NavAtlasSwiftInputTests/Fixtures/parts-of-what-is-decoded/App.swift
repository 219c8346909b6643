import SwiftUI

@main struct ClinicApp: App {
  @StateObject private var desk = Desk()
  var body: some Scene { WindowGroup { Entry().environmentObject(desk) } }
}

enum Role: String, Codable { case patient, doctor }

struct Card: Codable {
  var role = Role.patient
  var isKnown = false
}

final class Desk: ObservableObject {
  @Published var card: Card?
  func ask() async {
    guard let url = URL(string: "card"), let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    card = try? JSONDecoder().decode(Card.self, from: data)
  }
}

struct Entry: View {
  @EnvironmentObject private var desk: Desk
  var body: some View {
    if let card = desk.card { Ward(role: card.role) } else { Door() }
  }
}

struct Ward: View {
  let role: Role
  var body: some View {
    switch role {
    case .patient: Bed()
    case .doctor: Round()
    }
  }
}

struct Door: View {
  @EnvironmentObject private var desk: Desk
  var body: some View { Button("In") { Task { await desk.ask() } } }
}

struct Bed: View { var body: some View { Text("Bed") } }

struct Round: View {
  @EnvironmentObject private var desk: Desk
  var body: some View { Button("Out") { desk.card = nil } }
}
