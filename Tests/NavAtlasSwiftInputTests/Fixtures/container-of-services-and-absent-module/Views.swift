import Resolver
import SwiftUI

@Observable
final class LanternsModel {
  @ObservationIgnored @Injected private var navigator: Navigator

  func tapped(_ number: Int) { navigator.navigate(to: .lantern(number), method: .push) }
  func oil() { navigator.navigate(to: .oil, method: .sheet) }
}

struct LanternsView: View {
  @State private var model = LanternsModel()

  var body: some View {
    List(1..<5) { number in Button("Lantern \(number)") { model.tapped(number) } }
      .toolbar { Button("Oil", action: model.oil) }
  }
}

struct LanternView: View {
  let number: Int

  var body: some View { Text("\(number)") }
}

struct OilView: View {
  @Injected private var navigator: Navigator

  var body: some View { Button("Close") { navigator.leave() } }
}
