import SwiftUI

@main struct FerryApp: App {
    var body: some Scene { WindowGroup { Ferries() } }
}

enum Answer<Part> { case open, failed(Delay), here(Part) }
struct Delay: Error { let minutes: Int }

struct Ferries: View {
    @State private var answer: Answer<[String]> = .open

    var body: some View {
        NavigationStack {
            NavigationLink("Ferry", value: "Anna")
                .navigationDestination(for: String.self) { Ferry(name: $0) }
        }
        .delayNotice($answer)
    }
}

struct Ferry: View {
    let name: String
    var body: some View { Text(name) }
}

extension View {
    func delayNotice<Part>(_ answer: Binding<Answer<Part>>) -> some View {
        let delay = Binding<Delay?>(
            get: { if case .failed(let delay) = answer.wrappedValue { delay } else { nil } },
            set: { _ in answer.wrappedValue = .open })
        return delayNotice(delay)
    }

    func delayNotice(_ delay: Binding<Delay?>) -> some View {
        alert("Late", isPresented: .constant(delay.wrappedValue != nil)) {
            Button("OK") { delay.wrappedValue = nil }
        }
    }
}
