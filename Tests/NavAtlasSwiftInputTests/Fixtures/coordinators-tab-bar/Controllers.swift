import UIKit

protocol ShelfListDelegate: AnyObject {
    func shelfList(_ controller: ShelfListViewController, didSelect book: String)
}

final class ShelfListViewController: UIViewController, UICollectionViewDelegate {
    weak var delegate: ShelfListDelegate?
    private var books = ["Emma", "Ulysses"]

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate?.shelfList(self, didSelect: books[indexPath.item])
    }
}

final class BookViewController: UIViewController {
    let book: String
    var onBorrow: (() -> Void)?

    init(book: String) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Borrow") { [weak self] _ in self?.onBorrow?() })
        view.addSubview(button)
    }
}

final class DatesViewController: UIViewController {
    var onNext: (() -> Void)?
    @objc private func nextTapped() { onNext?() }
}

final class ConfirmViewController: UIViewController {
    var onDone: (() -> Void)?
    @objc private func doneTapped() { onDone?() }
}

final class LoansViewController: UIViewController {
    var emptyTapped: (() -> Void)?
    @objc private func tapped() { emptyTapped?() }
}
