import SwiftUI

/// Which fields a form has, a picker above them chooses: they are no tabs.
@main struct FerryApp: App {
  @StateObject private var desk = Desk()

  var body: some Scene {
    WindowGroup { if desk.isOpen { DeckView() } else { TicketView(desk: desk) } }
  }
}

final class Desk: ObservableObject {
  @Published var isOpen = false
}

struct TicketView: View {
  enum Manner: String, CaseIterable { case number, name }

  let desk: Desk
  @State private var manner = Manner.number
  @State private var text = ""
  @State private var surname = ""

  var body: some View {
    VStack {
      Text("Ticket")
      Picker("By", selection: $manner) {
        ForEach(Manner.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      VStack {
        Group {
          if manner == .number {
            TextField("Number", text: $text).padding()
          } else {
            TextField("Name", text: $text)
            SecureField("Surname", text: $surname)
            Spacer().frame(height: 60)
          }
        }
      }
      Button("Board") { desk.isOpen = true }
    }
  }
}

struct DeckView: View { var body: some View { Text("Deck") } }
