import SwiftUI

@main
struct ObservatoryApp: App {
    @State private var needsLogin = false
    @State private var showsLog = false

    var body: some Scene {
        WindowGroup {
            SkyView()
                .task { needsLogin = true }
                .onLongPress { showsLog = true }
                .sheet(isPresented: $needsLogin) { LoginView() }
                .sheet(isPresented: $showsLog) { LogView() }
        }
    }
}

extension View {
    func onLongPress(_ action: @escaping () -> Void) -> some View {
        background(Lens().id(1)).onLongPressGesture(perform: action)
    }
}

extension Notification.Name {
    static let eclipse = Notification.Name("eclipse")
}

struct SkyView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Star") { StarView() }
        }
    }
}

struct StarView: View { var body: some View { Text("Star") } }
struct Lens: View { var body: some View { Circle() } }
struct LoginView: View { var body: some View { Text("Login") } }
struct LogView: View { var body: some View { Text("Log") } }
