import CurtainKit
import SwiftUI

@main
struct StageApp: App {
    @StateObject private var evening = Evening()

    var body: some Scene {
        WindowGroup {
            CurtainScene(style: .velvet) {
                EveningView(evening: evening)
            }
        }
    }
}

final class Evening: ObservableObject {
    @Published var act = Act.overture
}

enum Act { case overture, drama, applause }

/// A view of the absent package is around the choice.
struct EveningView: View {
    @ObservedObject var evening: Evening

    var body: some View {
        CurtainContainer(speed: 0.4, content: {
            switch evening.act {
            case .overture: OvertureView(evening: evening)
            case .drama: DramaView(onEnd: { evening.act = .applause })
            case .applause: ApplauseView(act: $evening.act)
            }
        })
    }
}

struct OvertureView: View {
    let evening: Evening
    var body: some View { Button("Light") { evening.act = .drama } }
}

struct DramaView: View {
    let onEnd: () -> Void
    @State private var whispers = false

    var body: some View {
        CurtainFold {
            Button("End", action: onEnd)
            Button("Whisper") { whispers = true }
        }
            .popover(isPresented: $whispers) { WhisperView() }
    }
}

struct ApplauseView: View {
    @Binding var act: Act
    var body: some View { Button("Again") { act = .overture } }
}

struct WhisperView: View { var body: some View { Text("Psst") } }
