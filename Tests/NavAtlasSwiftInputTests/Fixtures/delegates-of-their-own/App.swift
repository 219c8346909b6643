import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: ShelfController())
        self.window = window
        window.makeKeyAndVisible()
    }
}


/// The table tells an object of its own,
final class ShelfTable: NSObject, UITableViewDelegate {
    var chosen: ((Int) -> Void)?

    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { chosen?(path.row) }
}

/// one that is generic and was handed what to do,
final class Rows<Row>: NSObject, UICollectionViewDelegate {
    var rows: [Row] = []
    private let open: (Row) -> Void

    init(open: @escaping (Row) -> Void) {
        self.open = open
        super.init()
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { open(rows[path.item]) }
}

/// one that asks the system for a picture,
final class PictureAsker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private weak var host: UIViewController?
    var found: ((UIImage) -> Void)?

    init(host: UIViewController) {
        self.host = host
        super.init()
    }

    func ask() {
        let picker = UIImagePickerController()
        picker.delegate = self
        host?.present(picker, animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
        found?(UIImage())
    }
}

/// one that makes itself the delegate of what it is made with,
final class Sections: NSObject, UICollectionViewDelegate {
    private let unfold: (Int) -> Void

    init(of view: UICollectionView, unfold: @escaping (Int) -> Void) {
        self.unfold = unfold
        super.init()
        view.delegate = self
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { unfold(path.section) }
}

/// and a button one whose selector it is.
final class Helper: NSObject {
    weak var host: UIViewController?

    @objc func helpTouched() { host?.present(ManualController(), animated: true) }
}

final class ShelfController: UIViewController {
    private let table = UITableView()
    private let covers = UICollectionView()
    private let help = UIButton()
    private let shelf = ShelfTable()
    private let helper = Helper()
    private lazy var rows = Rows<String> { [weak self] title in
        self?.navigationController?.pushViewController(CoverController(title: title), animated: true)
    }
    private lazy var asker = PictureAsker(host: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = shelf
        covers.delegate = rows
        shelf.chosen = { [weak self] _ in
            self?.navigationController?.pushViewController(BookController(), animated: true)
        }
        helper.host = self
        help.addTarget(helper, action: #selector(Helper.helpTouched), for: .touchUpInside)
    }

    @objc private func cameraTouched() {
        asker.found = { [weak self] _ in self?.present(PictureController(), animated: true) }
        asker.ask()
    }
}

/// What frameworks tell a controller itself.
final class CoverController: UIViewController {
    private let cover: String

    init(title: String) {
        cover = title
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    private func enlarge() { navigationController?.pushViewController(PictureController(), animated: true) }
}

extension CoverController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { navigationController?.popViewController(animated: true) }
}

final class BookController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
    ) { navigationController?.popViewController(animated: true) }
}

final class PictureController: UIViewController {
    private let frames = UICollectionView()
    private lazy var sections = Sections(of: frames) { [weak self] _ in self?.present(ManualController(), animated: true) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(frames)
        _ = sections
    }
}

final class ManualController: UIViewController {}
