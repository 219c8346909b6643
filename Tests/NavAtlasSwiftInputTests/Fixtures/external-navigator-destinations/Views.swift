import NavigatorUI
import SwiftUI

struct KilnList: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    List(1..<4) { number in
      NavigationLink("Kiln \(number)", value: KilnDestinations.kiln(number))
    }
    .toolbar {
      Button("Glazes") { navigator.navigate(to: KilnDestinations.glazes) }
      Button("Help") { navigator.push(KilnDestinations.help) }
    }
  }
}

struct KilnView: View {
  let number: Int
  @Environment(\.navigator) var navigator: Navigator

  var body: some View {
    Button("Fire") { navigator.navigate(to: KilnDestinations.firing(kiln: number)) }
    Button("Help") { navigator.navigate(to: KilnDestinations.help, method: .managedSheet) }
  }
}

struct GlazesView: View {
  @Environment(\.navigator) var navigator

  var body: some View { Button("Close") { navigator.dismiss() } }
}

struct FiringView: View {
  let kiln: Int
  @Environment(\.navigator) var navigator

  var body: some View { Button("Done") { navigator.leave() } }
}

extension Navigator {
  @MainActor func leave() {
    if isPresented { dismiss() } else { pop() }
  }
}

struct HelpView: View {
  @Environment(\.navigator) var navigator

  var body: some View {
    Button("Manual") { navigator.navigate(to: HelpDestinations.manual) }
  }
}

struct ManualView: View {
  @Environment(\.navigator) var navigator

  var body: some View { Button("Kilns") { navigator.popAll() } }
}
