import ContactsUI
import SwiftUI

@main struct GuestApp: App {
  var body: some Scene { WindowGroup { GuestListView() } }
}

struct GuestListView: View {
  @State private var isPicking = false

  var body: some View {
    Button("Invite") { isPicking = true }
      .sheet(isPresented: $isPicking) { GuestPicker() }
  }
}

struct GuestPicker: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> CNContactPickerViewController {
    let picker = CNContactPickerViewController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {}

  func makeCoordinator() -> Coordinator { .init(parent: self) }

  final class Coordinator: NSObject, CNContactPickerDelegate {
    private let parent: GuestPicker

    init(parent: GuestPicker) { self.parent = parent }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { parent.dismiss() }
  }
}
