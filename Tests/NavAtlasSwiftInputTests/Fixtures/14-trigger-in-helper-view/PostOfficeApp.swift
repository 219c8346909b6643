import SwiftUI

@main
struct PostOfficeApp: App {
    @State private var sorter = Sorter()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $sorter.belt) {
                InboxView()
                    .navigationDestination(for: Chute.self) { chute in
                        switch chute {
                        case .letter(let id): LetterView(id: id)
                        case .sender(let name): SenderView(name: name)
                        case .stamp: StampView()
                        }
                    }
            }
            .environment(sorter)
        }
    }
}

enum Chute: Hashable {
    case letter(Int)
    case sender(String)
    case stamp
}

@Observable
final class Sorter {
    var belt: [Chute] = []

    func drop(_ chute: Chute) { belt.append(chute) }
}
