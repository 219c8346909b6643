import PhotosUI
import SwiftUI
import UIKit

@main struct HerbariumApp: App { var body: some Scene { WindowGroup { Shelf() } } }

struct Shelf: View {
  @State private var measures = false
  @State private var picks = false
  @State private var draws = false
  @State private var found: Leaf?

  var body: some View {
    VStack {
      Button("Measure") { measures = true }
      Button("Pick") { picks = true }
      Button("Draw") { draws = true }
    }
    .sheet(isPresented: $measures) {
      Ruler(onLeave: { measures = false }, onMeasured: { found = Leaf(id: $0) })
    }
    .fullScreenCover(isPresented: $picks) {
      Camera(isShown: Binding(get: { true }, set: { if !$0 { picks = false } }))
    }
    .popover(isPresented: $draws) { Sketch(done: { draws = false }) }
    .sheet(item: $found) { LeafPage(leaf: $0) }
  }
}

struct Leaf: Identifiable { let id: Int }

struct LeafPage: View {
  let leaf: Leaf
  @State private var measuresAgain = false

  var body: some View {
    // The same wrapper elsewhere leads where this one says.
    Button("Again") { measuresAgain = true }
      .fullScreenCover(isPresented: $measuresAgain) {
        Ruler(onLeave: { measuresAgain = false }, onMeasured: { _ in })
      }
  }
}

struct Ruler: UIViewControllerRepresentable {
  let onLeave: () -> Void
  let onMeasured: (Int) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(view: self) }

  func makeUIViewController(context: Context) -> RulerController {
    let controller = RulerController()
    controller.listener = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: RulerController, context: Context) {}

  final class Coordinator: RulerListener {
    private let view: Ruler
    init(view: Ruler) { self.view = view }

    func rulerWasPutAway() { view.onLeave() }
    func rulerMeasured(_ length: Int) { view.onMeasured(length) }
  }
}

protocol RulerListener: AnyObject {
  func rulerWasPutAway()
  func rulerMeasured(_ length: Int)
}

final class RulerController: UIViewController {
  weak var listener: RulerListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(putAway), for: .touchUpInside)
    view.addSubview(close)
    let take = UIButton(type: .system)
    take.addAction(UIAction { [weak self] _ in self?.listener?.rulerMeasured(3) }, for: .touchUpInside)
    view.addSubview(take)
  }

  @objc private func putAway() { listener?.rulerWasPutAway() }
}

struct Camera: UIViewControllerRepresentable {
  @Binding var isShown: Bool

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Eye { Eye(self) }

  final class Eye: PHPickerViewControllerDelegate {
    private let camera: Camera
    init(_ camera: Camera) { self.camera = camera }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      camera.isShown = false
    }
  }
}

struct Sketch: UIViewRepresentable {
  let done: () -> Void

  func makeCoordinator() -> Pencil { Pencil(self) }

  func makeUIView(context: Context) -> Paper {
    let paper = Paper()
    paper.artist = context.coordinator
    return paper
  }

  func updateUIView(_ paper: Paper, context: Context) {}

  final class Pencil: PaperArtist {
    var sketch: Sketch
    init(_ sketch: Sketch) { self.sketch = sketch }
    func paperIsFull() { sketch.done() }
  }
}

protocol PaperArtist: AnyObject { func paperIsFull() }

final class Paper: UIView {
  weak var artist: PaperArtist?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tapped() { artist?.paperIsFull() }
}
