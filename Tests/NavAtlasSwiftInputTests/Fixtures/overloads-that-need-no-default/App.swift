import SwiftUI

@main
struct KilnApp: App {
  @StateObject private var gate = Gate()
  var body: some Scene {
    WindowGroup {
      if gate.isOpen { NavigationStack { KilnView(model: KilnModel(gate: gate)) } } else { DoorView(gate: gate) }
    }
  }
}

final class Gate: ObservableObject {
  @Published var isOpen = false
}

protocol Model: ObservableObject {
  associatedtype Event
  func send(_ event: Event) async
}

extension Model {
  func send(_ event: Event, priority: TaskPriority = .userInitiated) {
    Task(priority: priority) { await send(event) }
  }
}

enum KilnEvent { case shut, heat }

final class KilnModel: Model {
  @Published var isHot = false
  private let gate: Gate

  init(gate: Gate) { self.gate = gate }

  func send(_ event: KilnEvent) async {
    switch event {
    case .shut: gate.isOpen = false
    case .heat: isHot = true
    }
  }
}

struct KilnView: View {
  @StateObject var model: KilnModel

  var body: some View {
    VStack {
      Button("Shut") { model.send(.shut, priority: .high) }
      Button("Heat") { model.send(.heat, priority: .low) }
    }
    .sheet(isPresented: $model.isHot) { HeatView() }
  }
}

struct DoorView: View {
  @ObservedObject var gate: Gate
  var body: some View { Button("Open") { gate.isOpen = true } }
}

struct HeatView: View { var body: some View { Text("Hot") } }
