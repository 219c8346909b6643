import PhotosUI
import SwiftUI
import VisionKit

@main
struct LedgerApp: App {
    var body: some Scene { WindowGroup { LedgerView() } }
}

struct LedgerView: View {
    @State private var scans = false
    @State private var picks = false
    @State private var notes = false

    var body: some View {
        List {
            Button("Scan") { scans = true }
            Button("Pick") { picks = true }
            Button("Note") { notes = true }
        }
        .sheet(isPresented: $scans) { ScanSheet(isOn: $scans) }
        .sheet(isPresented: $picks) { PickSheet() }
        .sheet(isPresented: $notes) { NoteSheet() }
    }
}

/// A bar of its own over a framework's controller: the sheet is what a reader looks for.
struct ScanSheet: View {
    @Binding var isOn: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Scanner()
                .ignoresSafeArea()
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                }
        }
    }
}

/// Nothing of its own around it.
struct PickSheet: View {
    var body: some View {
        NavigationView { Picker() }
    }
}

/// The view in it is one of SwiftUI.
struct NoteSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            NoteView().toolbar { Button("Done") { dismiss() } }
        }
    }
}

struct NoteView: View { var body: some View { Text("Note") } }

struct Scanner: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> DataScannerViewController {
        DataScannerViewController(recognizedDataTypes: [.barcode()])
    }
    func updateUIViewController(_ controller: DataScannerViewController, context: Context) {}
}

struct Picker: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PHPickerViewController {
        PHPickerViewController(configuration: PHPickerConfiguration())
    }
    func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}
