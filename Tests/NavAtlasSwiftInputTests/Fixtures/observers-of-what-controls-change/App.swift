import SwiftUI

protocol Clerk: AnyObject { func accept() }

final class Form: ObservableObject {
  @Published var number = "" {
    didSet { if number.count == 4 { clerk?.accept() } }
  }
  @Published var wantsHelp = false {
    didSet { if wantsHelp { help() } }
  }
  weak var clerk: Clerk?
  let help: () -> Void

  init(clerk: Clerk, help: @escaping () -> Void) {
    self.clerk = clerk
    self.help = help
  }
}

final class Counter: ObservableObject, Clerk {
  @Published var path: [Int] = []
  @Published var showsHelp = false
  func accept() { path.append(1) }
}

@main struct CounterApp: App {
  @StateObject private var counter = Counter()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $counter.path) {
        FormPage(form: Form(clerk: counter, help: { self.counter.showsHelp = true }))
          .navigationDestination(for: Int.self) { _ in Receipt() }
          .sheet(isPresented: $counter.showsHelp) { Leaflet() }
      }
    }
  }
}

struct FormPage: View {
  @ObservedObject var form: Form

  var body: some View {
    SecureField("Number", text: $form.number)
    Toggle("Help", isOn: $form.wantsHelp)
  }
}

struct Receipt: View { var body: some View { Text("Receipt") } }
struct Leaflet: View { var body: some View { Text("Leaflet") } }
