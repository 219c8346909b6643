import SwiftUI

@main
struct ChairShopApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { ChairListView() }
        }
    }
}

struct ChairListView: View {
    var body: some View {
        NavigationLink("Stool") { ChairView(name: "Stool") }
    }
}

struct ChairView: View {
    let name: String
    var body: some View { Text(name) }
}

struct SampleGallery: View {
    var body: some View {
        HStack {
            ChairView(name: "Sample")
            ChairListView()
        }
    }
}

#Preview("In a stack") {
    NavigationStack {
        ChairView(name: "Bench")
            .navigationDestination(isPresented: .constant(true)) { ChairListView() }
    }
}

#Preview("Gallery", traits: .landscapeLeft) {
    @Previewable @State var path = ["oak"]
    NavigationStack(path: $path) {
        SampleGallery()
            .navigationDestination(for: String.self) { ChairView(name: $0) }
    }
}
