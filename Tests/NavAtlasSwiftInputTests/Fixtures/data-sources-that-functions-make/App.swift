import SwiftUI
import UIKit

/// What a collection's data source does in its closures, the controller does that keeps it, whoever makes it.
@main struct GardenApp: App {
  var body: some Scene { WindowGroup { PlotView() } }
}

struct Herb: Identifiable, Hashable { let id: Int }

struct PlotView: View {
  @State private var picked: Herb?

  var body: some View {
    Bed(onPick: { herb in picked = herb })
      .sheet(item: $picked) { _ in HerbView() }
  }
}

struct Bed: UIViewControllerRepresentable {
  let onPick: (Herb) -> Void

  func makeUIViewController(context: Context) -> BedController { BedController(onPick: onPick) }
  func updateUIViewController(_ controller: BedController, context: Context) {}
}

final class BedController: UIViewController {
  private let onPick: (Herb) -> Void
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var source: UICollectionViewDiffableDataSource<Int, Herb> = makeSource()

  init(onPick: @escaping (Herb) -> Void) {
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.dataSource = source
    view.addSubview(collection)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Herb> {
    UICollectionViewDiffableDataSource<Int, Herb>(collectionView: collection) { [weak self] collection, path, herb in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "herb", for: path) as! HerbCell
      cell.onPick = { self?.onPick(herb) }
      cell.onWater = { self?.water() }
      return cell
    }
  }

  private func water() { present(UIHostingController(rootView: WaterView()), animated: true) }
}

final class HerbCell: UICollectionViewCell {
  var onPick: (() -> Void)?
  var onWater: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(picked)))
    contentView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(watered)))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  @objc private func picked() { onPick?() }
  @objc private func watered() { onWater?() }
}

struct HerbView: View { var body: some View { Text("Herb") } }
struct WaterView: View { var body: some View { Text("Water") } }
