import SwiftUI

struct BearView: View {
    var body: some View {
        Text("Soft").gesture(TapGesture().onEnded { print("squeak") })
    }
}

struct RobotView: View {
    @State private var parts = false

    var body: some View {
        Text("Beep")
            .gesture(DragGesture().onEnded { value in if value.translation.height > 50 { parts = true } })
            .accessibilityAction(named: "Parts") { parts = true }
            .sheet(isPresented: $parts, onDismiss: { print("back") }) { PartsListView() }
    }
}

struct KiteView: View { var body: some View { Text("Up") } }
struct DrumKitView: View { var body: some View { Text("Boom") } }
struct SpinningTopView: View { var body: some View { Text("Round") } }
struct PartsListView: View { var body: some View { Text("2 arms") } }
