import SwiftUI
import UIKit

@Observable final class Trail { var albums: [Int] = [] }

@main struct AlbumsApp: App {
  @State private var trail = Trail()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $trail.albums) {
        AlbumsView().navigationDestination(for: Int.self) { AlbumView(number: $0, trail: trail) }
      }
    }
  }
}

struct AlbumsView: View { var body: some View { NavigationLink("One", value: 1) } }

struct AlbumView: View {
  let number: Int
  let trail: Trail
  @State private var picks = false

  var body: some View {
    Button("Pick") { picks = true }
    Button("Albums") { PhotoPicker.Coordinator(trail: trail).leave() }
      .sheet(isPresented: $picks) { PhotoPicker(picks: $picks, trail: trail) }
  }
}

struct PhotoPicker: UIViewControllerRepresentable {
  @Binding var picks: Bool
  let trail: Trail

  func makeCoordinator() -> Coordinator { Coordinator(trail: trail, picker: self) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let trail: Trail
    let picker: PhotoPicker?

    init(trail: Trail, picker: PhotoPicker? = nil) {
      self.trail = trail
      self.picker = picker
    }

    func leave() { trail.albums = [] }

    func imagePickerControllerDidCancel(_ controller: UIImagePickerController) { picker?.picks = false }
  }
}
