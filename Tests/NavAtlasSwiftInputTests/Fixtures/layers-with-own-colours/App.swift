import Combine
import SwiftUI

@main struct FerryApp: App {
  @StateObject var pilot = FerryPilot()
  var body: some Scene { WindowGroup { pilot.start() } }
}

protocol Pilot: ObservableObject {
  associatedtype PilotView: View
  func start() -> PilotView
}

final class FerryPilot: Pilot {
  @Published var flow: Flow = .quay
  @Published var hasNote = false
  @Published var waits = false
  private var ticketPilot: TicketPilot?
  private var bag = Set<AnyCancellable>()

  init() { bind() }

  @ViewBuilder func start() -> some View { FerryPilotView(pilot: self) }

  private func bind() {
    $flow.sink { [weak self] flow in
      switch flow {
      case .quay: break
      case .tickets: self?.bindTickets()
      }
    }
    .store(in: &bag)
  }

  private func bindTickets() {
    ticketPilot = TicketPilot()
    ticketPilot?.onEnd.sink { [weak self] in self?.flow = .quay }.store(in: &bag)
  }

  @ViewBuilder func note(isPresented: Binding<Bool>) -> some View { NoteView(isPresented: isPresented) }

  func quay() -> some View {
    let model = QuayModel()
    let view = QuayView(model: model)
    model.onTickets.sink { [weak self] in self?.flow = .tickets }.store(in: &bag)
    return view
  }

  @ViewBuilder func tickets() -> some View { ticketPilot?.start() }
}

enum Flow: Equatable { case quay, tickets }

struct FerryPilotView: View {
  @ObservedObject var pilot: FerryPilot

  var body: some View {
    ZStack {
      switch pilot.flow {
      case .quay: pilot.quay()
      case .tickets: pilot.tickets()
      }
    }
    .note(isPresented: $pilot.hasNote, note: pilot.note)
  }
}

final class QuayModel: ObservableObject {
  let onTickets = PassthroughSubject<Void, Never>()
  func buy() { onTickets.send() }
}

struct QuayView: View {
  @ObservedObject var model: QuayModel
  var body: some View { Button("Tickets") { model.buy() } }
}

final class TicketPilot: Pilot {
  @Published var asks = false
  let onEnd = PassthroughSubject<Void, Never>()
  private lazy var model = TicketModel()
  private var priceModel: PriceModel?
  private var bag = Set<AnyCancellable>()

  init() { bind() }

  func start() -> some View { TicketPilotView(pilot: self) }

  @ViewBuilder func ticketView() -> some View { TicketView(model: model) }

  @ViewBuilder func prices() -> some View {
    if let priceModel { PriceView(model: priceModel) }
  }

  private func bind() {
    model.onPrices.sink { [weak self] in self?.bindPrices() }.store(in: &bag)
    model.onDone.sink { [weak self] in self?.onEnd.send() }.store(in: &bag)
  }

  private func bindPrices() {
    priceModel = PriceModel()
    priceModel?.onBack.sink { [weak self] in self?.asks = false }.store(in: &bag)
    asks = true
  }
}

struct TicketPilotView: View {
  @ObservedObject var pilot: TicketPilot
  var body: some View {
    pilot.ticketView()
      .sheet(isPresented: $pilot.asks, content: pilot.prices)
  }
}

final class TicketModel: ObservableObject {
  let onPrices = PassthroughSubject<Void, Never>()
  let onDone = PassthroughSubject<Void, Never>()
}

struct TicketView: View {
  @ObservedObject var model: TicketModel
  var body: some View {
    Button("Prices") { model.onPrices.send() }
    Button("Done") { model.onDone.send() }
  }
}

final class PriceModel: ObservableObject { let onBack = PassthroughSubject<Void, Never>() }

struct PriceView: View {
  @ObservedObject var model: PriceModel
  var body: some View { Button("Back") { model.onBack.send() } }
}

extension View {
  func note<Note: View>(isPresented: Binding<Bool>, note: @escaping (Binding<Bool>) -> Note) -> some View {
    modifier(NoteModifier(isPresented: isPresented, note: note))
  }

  func waiting(isPresented: Binding<Bool>) -> some View {
    ZStack {
      self
      WaitingView().zIndex(isPresented.wrappedValue ? 1 : -1)
    }
  }
}

struct WaitingView: View { var body: some View { ProgressView() } }

struct NoteModifier<Note: View>: ViewModifier {
  @Binding var isPresented: Bool
  let note: (Binding<Bool>) -> Note
  @State private var isDark = false

  func body(content: Content) -> some View {
    ZStack {
      content
        .zIndex(1)
        .onChange(of: isPresented) { isDark = $0 }
      if isDark {
        Color.dusk
          .opacity(0.3)
          .ignoresSafeArea()
          .layer(.opacity)
          .onTapGesture { isPresented = false }
      }
      if isPresented {
        note($isPresented).zIndex(3)
      }
    }
  }
}

struct NoteView: View {
  @Binding var isPresented: Bool
  var body: some View { Button("OK") { isPresented = false } }
}
extension Color { static let dusk = Color("dusk") }
extension View {
  func layer(_ transition: AnyTransition) -> some View { modifier(LayerModifier(transition: transition)) }
}
struct LayerModifier: ViewModifier {
  let transition: AnyTransition
  func body(content: Content) -> some View { content.transition(transition).zIndex(2) }
}
