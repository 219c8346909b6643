import SwiftUI

struct Lazily<Content: View>: View {
    let build: () -> Content

    init(_ build: @escaping () -> Content) {
        self.build = build
    }

    var body: Content {
        build()
    }
}

struct RunnerView: View {
    @Environment(\.presentationMode) private var presentationMode
    let runner: Runner

    var body: some View {
        Button("Back") { presentationMode.wrappedValue.dismiss() }
    }
}

struct CourseView: View {
    var body: some View { Text("42.195 km") }
}

struct ForecastView: View {
    var body: some View { Text("Headwind") }
}

struct RulesView: View {
    var body: some View { Text("Left side") }
}
