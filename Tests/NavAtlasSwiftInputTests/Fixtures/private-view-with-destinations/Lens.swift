import SwiftUI

/// The system's picker, which says what was taken.
struct Lens: UIViewControllerRepresentable {
  let taken: (Data) -> Void

  func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}
