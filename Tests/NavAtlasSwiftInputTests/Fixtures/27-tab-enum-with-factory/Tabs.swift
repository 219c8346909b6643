import SwiftUI

struct ConcertsTab: View {
    var body: some View {
        NavigationStack {
            ConcertListView()
                .navigationDestination(for: Int.self) { ConcertView(number: $0) }
        }
    }
}

struct MembersTab: View {
    @Binding var selection: Section
    @State private var route: [String] = []

    var body: some View {
        NavigationStack(path: $route) {
            MemberListView(selection: $selection)
                .navigationDestination(for: String.self) { MemberView(name: $0) }
        }
    }
}

struct ConcertListView: View {
    var body: some View {
        List(1..<4, id: \.self) { NavigationLink("Concert", value: $0) }
    }
}

struct MemberListView: View {
    @Binding var selection: Section

    var body: some View {
        NavigationLink("Tuba", value: "Ole")
        Button("Next concert") { selection = .concerts }
    }
}

struct ConcertView: View {
    let number: Int
    var body: some View { Text("May \(number)") }
}

struct MemberView: View {
    let name: String
    var body: some View { Text(name) }
}

struct AtticView: View {
    var body: some View { Text("Old uniforms") }
}
