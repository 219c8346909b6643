import LinkNavigator
import SwiftUI

struct CheeseCounterView: View {
    let navigator: SingleLinkNavigator

    var body: some View {
        Button("Gouda") { navigator.next(linkItem: .init(path: "wheel"), isAnimated: true) }
        Button("Tour") {
            navigator.next(linkItem: .init(pathList: ["wheel", "cellar"]), isAnimated: true)
        }
    }
}

struct CheeseWheelView: View {
    let navigator: SingleLinkNavigator
    @State private var ripe = false

    var body: some View {
        Button("Cut") { navigator.sheet(linkItem: .init(path: Paths.knife), isAnimated: true) }
        Button("Store or sell") {
            navigator.backOrNext(linkItem: .init(path: ripe ? "counter" : Paths.cellar), isAnimated: true)
        }
        Toggle("Ripe", isOn: $ripe)
        Button("Back") { navigator.back(isAnimated: true) }
    }
}

struct KnifeView: View {
    let navigator: SingleLinkNavigator

    var body: some View {
        Button("Put away") { navigator.close(isAnimated: true) {} }
    }
}

struct CheeseCellarView: View {
    var body: some View { Text("12 degrees") }
}
