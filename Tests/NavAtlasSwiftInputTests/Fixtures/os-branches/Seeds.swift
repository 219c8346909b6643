import SwiftUI

struct SeedList: View {
    var seed: Binding<String?> = .constant(nil)

    var body: some View {
        #if os(macOS)
        List(["Millet"], id: \.self, selection: seed) { name in
            Text(name)
        }
        #else
        List(["Millet"], id: \.self) { name in
            NavigationLink(name, value: name)
        }
        .navigationDestination(for: String.self) { SeedView(name: $0) }
        #endif
    }
}

struct SeedView: View {
    let name: String
    @State private var weighs = false

    var body: some View {
        Button("Weigh") { weighs = true }
            .weighing($weighs)
    }
}

extension View {
    #if os(macOS)
    func weighing(_ shown: Binding<Bool>) -> some View {
        popover(isPresented: shown) { SeedScaleView() }
    }
    #else
    func weighing(_ shown: Binding<Bool>) -> some View {
        sheet(isPresented: shown) { SeedScaleView() }
    }
    #endif
}

struct SeedScaleView: View { var body: some View { Text("20 g") } }
struct SimulatorBirdsView: View { var body: some View { Text("Pixel birds") } }
