import SwiftUI

struct GroundFloorView: View {
    @Binding var shaft: [Floor]
    var body: some View {
        Button("Up") { shaft.append(.first) }
    }
}

struct FirstFloorView: View {
    @Binding var shaft: [Floor]
    var body: some View {
        Button("Up") { shaft.append(.second) }
        Button("Exit") { shaft.removeAll() }
    }
}

struct SecondFloorView: View {
    @Binding var shaft: [Floor]
    var body: some View {
        Button("Up") { shaft.append(.roof) }
        Button("Exit") { shaft = [] }
    }
}

struct RoofView: View {
    @Binding var shaft: [Floor]
    var body: some View {
        Button("Jump") { shaft.removeLast(shaft.count) }
    }
}

struct CellarView: View {
    var body: some View { NavigationLink("Vault", value: 3) }
}

struct VaultView: View {
    let number: Int
    @Binding var cable: NavigationPath
    var body: some View {
        Button("Out") { cable = .init() }
    }
}
