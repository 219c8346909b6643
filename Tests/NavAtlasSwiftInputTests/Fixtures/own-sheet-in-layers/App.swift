import AVFoundation
import SwiftUI

@main
struct KennelApp: App {
    var body: some Scene { WindowGroup { KennelView() } }
}

struct KennelView: View {
    @State private var choosesDog = false
    @State private var films = false

    var body: some View {
        VStack {
            Button("Choose") { choosesDog = true }
            Button("Film") {
                AVCaptureDevice.requestAccess(for: .video) { isAllowed in if isAllowed { films = true } }
            }
        }
        .bottomSheet(isPresented: $choosesDog) { DogsView(isShown: $choosesDog) }
        .sheet(isPresented: $films) { CameraView() }
    }
}

extension View {
    func bottomSheet<Inside: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Inside) -> some View {
        modifier(BottomSheet(isPresented: isPresented, inside: content))
    }
}

/// A layer that is there at times, and dims the rest.
struct BottomSheet<Inside: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inside: () -> Inside

    func body(content: Content) -> some View {
        ZStack {
            content
            if isPresented {
                Color.black.opacity(0.4).onTapGesture { isPresented = false }
                inside().transition(.move(edge: .bottom))
            }
        }
    }
}

struct DogsView: View {
    @Binding var isShown: Bool
    @State private var showsPapers = false
    var body: some View {
        Button("Papers") { showsPapers = true }
            .sheet(isPresented: $showsPapers) { PapersView() }
    }
}

struct CameraView: View { var body: some View { Text("Film") } }
struct PapersView: View { var body: some View { Text("Papers") } }
