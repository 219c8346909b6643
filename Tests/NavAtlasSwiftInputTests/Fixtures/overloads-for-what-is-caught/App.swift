import SwiftUI

@main struct LaundryApp: App {
  @StateObject private var wash = Wash()

  var body: some Scene { WindowGroup { Laundry(wash: wash) } }
}

enum Panel: Identifiable {
  case timer, tariff

  var id: Self { self }
}

enum Fault: Error { case jammed, leaking }

final class Wash: ObservableObject {
  @Published var panel: Panel?
  @Published var message: String?
  @Published var repairs = false

  func show(_ panel: Panel) { self.panel = panel }

  func show(_ error: Error) { message = error.localizedDescription }

  func show(_ fault: Fault) { repairs = true }

  func start() async {
    do {
      try await Machine.start()
      show(.timer)
    } catch {
      show(error)
    }
  }

  func pay() async {
    do {
      try await Machine.pay()
      show(.tariff)
    } catch let problem {
      show(problem)
    }
  }

  func open() async {
    do {
      try await Machine.open()
    } catch let fault as Fault {
      show(fault)
    } catch let problem as NSError {
      show(problem)
    }
  }
}

struct Laundry: View {
  @ObservedObject var wash: Wash

  var body: some View {
    VStack {
      Button("Start") { Task { await wash.start() } }
      Button("Pay") { Task { await wash.pay() } }
      Button("Open") { Task { await wash.open() } }
    }
    .sheet(item: $wash.panel) { panel in
      switch panel {
      case .timer: Countdown()
      case .tariff: Tariff()
      }
    }
    .fullScreenCover(isPresented: $wash.repairs) { Repairs() }
  }
}

struct Countdown: View { var body: some View { Text("40") } }

struct Tariff: View { var body: some View { Text("3.50") } }

struct Repairs: View { var body: some View { Text("Out of order") } }
