import ComposableArchitecture
import SwiftUI
import TCACoordinators

struct VoyageView: View {
  let store: Store<Voyage.State, Voyage.Action>

  var body: some View {
    NavigationView {
      TCARouter(store) { screen in
        SwitchStore(screen) {
          CaseLet(state: /Stop.State.quay, action: Stop.Action.quay, then: QuayView.init)
          CaseLet(state: /Stop.State.deck, action: Stop.Action.deck, then: DeckView.init)
          Default {
            SwitchStore(screen) {
              CaseLet(state: /Stop.State.timetable, action: Stop.Action.timetable, then: TimetableView.init)
              CaseLet(state: /Stop.State.galley, action: Stop.Action.galley, then: GalleyView.init)
            }
          }
        }
      }
    }
  }
}

struct QuayView: View {
  let store: Store<Void, QuayAction>

  var body: some View {
    Choices(
      store: store, question: "Going aboard?",
      yes: .init(title: "Aboard", answer: .boarded), no: .init(title: "Missed it", answer: .late))
  }
}

/// Two buttons for any actions.
struct Choices<Answer>: View {
  struct Choice {
    let title: String
    let answer: Answer
  }

  var store: Store<Void, Answer>
  var question: String
  var yes: Choice
  var no: Choice?

  var body: some View {
    VStack {
      Text(question)
      Button(yes.title) { ViewStore(store).send(yes.answer) }
      if let no { Button(no.title) { ViewStore(store).send(no.answer) } }
    }
  }
}

struct DeckView: View {
  let store: StoreOf<Deck>

  var body: some View {
    WithViewStore(store) { viewStore in Button("Eat") { viewStore.send(.hungry) } }
  }
}

struct TimetableView: View {
  let store: Store<Void, TimetableAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Fold") { viewStore.send(.folded) }
    }
  }
}

struct GalleyView: View {
  let store: Store<Void, Never>

  var body: some View { Text("Soup") }
}
