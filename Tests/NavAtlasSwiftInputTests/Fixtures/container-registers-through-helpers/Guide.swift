import UIKit

protocol Guiding: AnyObject {
  func showWaiting() async
  func showGallery() async
}

protocol Presentable: AnyObject { var controller: UIViewController { get } }
protocol WaitingPart: Presentable {}
protocol GalleryPart: Presentable { func openPicture() }

struct Later<Value> {
  var make: () -> Value
  init(make: @escaping () -> Value) { self.make = make }
  init(_ value: @autoclosure @escaping () -> Value) { make = value }
}

final class Guide: Guiding {
  var window: UIWindow?
  private let waiting: Later<WaitingPart>
  private let gallery: Later<GalleryPart>

  init(waiting: Later<WaitingPart>, gallery: Later<GalleryPart>) {
    self.waiting = waiting
    self.gallery = gallery
  }

  func showWaiting() async { await window?.fade(to: waiting.make().controller, quick: true) }
  func showGallery() async {
    let part = gallery.make()
    await window?.fade(to: part.controller, quick: false)
  }
}

final class PlainPart: WaitingPart {
  let controller: UIViewController
  init(controller: UIViewController) { self.controller = controller }
}

final class GalleryGuide: GalleryPart {
  let controller: UIViewController
  private let picture: Later<PictureView>
  init(controller: UIViewController, picture: Later<PictureView>) {
    self.controller = controller
    self.picture = picture
  }
  func openPicture() {
    controller.present(UIHostingController(rootView: picture.make()), animated: true)
  }
}

extension UIWindow {
  func fade(to rootViewController: UIViewController, quick: Bool) async {
    await put(rootViewController, seconds: quick ? 0 : 1)
  }
  private func put(_ rootViewController: UIViewController, seconds: Double) async {
    self.rootViewController = rootViewController
    await withCheckedContinuation { continuation in
      UIView.transition(with: self, duration: seconds) {
      } completion: { _ in
        continuation.resume()
      }
    }
  }
}
