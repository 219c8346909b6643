import SwiftUI

@main
struct MarketApp: App {
    @StateObject private var session = Session()
    var body: some Scene { WindowGroup { MarketView(hidesBar: $session.hidesBar, stall: $session.stall).environmentObject(session) } }
}

final class Session: ObservableObject {
    @Published var isSignedIn = false
    @Published var stall = 0
    @Published var hidesBar = false
}

/// A tab bar of the app's own where somebody is signed in, in one stack with the log-in.
struct MarketView: View {
    @Binding var hidesBar: Bool
    @Binding var stall: Int
    @EnvironmentObject private var session: Session
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Group {
                if session.isSignedIn {
                    VStack {
                        stalls
                        if !hidesBar { bar }
                    }
                } else {
                    SignInView()
                }
            }
            .navigationDestination(for: Int.self) { CrateView(number: $0) }
        }
    }

    private var stalls: some View {
        ZStack {
            if stall == 0 {
                FruitView()
            } else if stall == 1 {
                FlowersView()
            } else if stall == 2 {
                BreadView()
            }
        }
    }

    private var bar: some View {
        HStack { ForEach(0..<3, id: \.self) { BarIcon(stall: $stall, number: $0) } }
    }
}

struct BarIcon: View {
    @Binding var stall: Int
    let number: Int
    var body: some View { Button("\(number)") { stall = number } }
}

struct SignInView: View {
    @EnvironmentObject private var session: Session
    var body: some View { Button("Sign in") { session.isSignedIn = true } }
}

struct FruitView: View { var body: some View { NavigationLink("Crate", value: 1) } }
struct FlowersView: View { var body: some View { Text("Flowers") } }
struct BreadView: View { var body: some View { Text("Bread") } }

struct CrateView: View {
    let number: Int
    var body: some View { Text("\(number)") }
}
