import UIKit

class SearchVC: UIViewController {
    let callToActionButton = UIButton()
    let usernameTextField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        callToActionButton.addTarget(self, action: #selector(pushFollowerListVC), for: .touchUpInside)
        usernameTextField.delegate = self
    }

    @objc func pushFollowerListVC() {
        guard !(usernameTextField.text ?? "").isEmpty else {
            presentAlertOnMainThread(title: "Empty", message: "Please enter a boat.")
            return
        }
        let followerListVC = CrewListVC(boat: usernameTextField.text!)
        navigationController?.pushViewController(followerListVC, animated: true)
    }
}

extension SearchVC: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        pushFollowerListVC()
        return true
    }
}

protocol CrewListVCDelegate: AnyObject { func didRequestCrew(for boat: String) }

class CrewListVC: UIViewController {
    enum Section { case main }
    var boat: String
    var crew: [String] = []
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    init(boat: String) {
        self.boat = boat
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.delegate = self
        getCrew()
    }

    func getCrew() {
        NetworkManager.shared.getCrew(for: boat) { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let crew):
                self.crew = crew
            case .failure(let error):
                self.presentAlertOnMainThread(title: "Bad stuff", message: error.rawValue)
            }
        }
    }
}

extension CrewListVC: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let member = crew[indexPath.item]
        let destVC = MemberInfoVC()
        destVC.member = member
        destVC.delegate = self
        let navController = UINavigationController(rootViewController: destVC)
        present(navController, animated: true)
    }
}

extension CrewListVC: CrewListVCDelegate {
    func didRequestCrew(for boat: String) { self.boat = boat }
}

enum BKError: String, Error { case invalid = "Invalid" }

class NetworkManager {
    static let shared = NetworkManager()
    private init() {}
    func getCrew(for boat: String, completed: @escaping (Result<[String], BKError>) -> Void) {
        guard let url = URL(string: boat) else { completed(.failure(.invalid)); return }
        let task = URLSession.shared.dataTask(with: url) { data, response, error in
            if let _ = error { completed(.failure(.invalid)); return }
            completed(.success(["Ann"]))
        }
        task.resume()
    }
}

class MemberInfoVC: UIViewController {
    let headerView = UIView()
    var member: String!
    weak var delegate: CrewListVCDelegate!

    override func viewDidLoad() {
        super.viewDidLoad()
        let doneButton = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(dismissVC))
        navigationItem.rightBarButtonItem = doneButton
        add(childVC: MemberItemVC(member: member, delegate: self), to: headerView)
    }

    func add(childVC: UIViewController, to containerView: UIView) {
        addChild(childVC)
        containerView.addSubview(childVC.view)
        childVC.view.frame = containerView.bounds
        childVC.didMove(toParent: self)
    }

    @objc func dismissVC() { dismiss(animated: true) }
}

protocol MemberItemDelegate: AnyObject { func didTapBoats() }

extension MemberInfoVC: MemberItemDelegate {
    func didTapBoats() {
        delegate.didRequestCrew(for: member)
        dismissVC()
    }
}

class MemberItemVC: UIViewController {
    weak var delegate: MemberItemDelegate!
    init(member: String, delegate: MemberItemDelegate) {
        super.init(nibName: nil, bundle: nil)
        self.delegate = delegate
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc func actionTapped() { delegate.didTapBoats() }
}

class FavoritesListVC: UIViewController {
    let tableView = UITableView()
    var favorites: [String] = []
}

extension FavoritesListVC: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { favorites.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let favorite = favorites[indexPath.row]
        let destVC = CrewListVC(boat: favorite)
        navigationController?.pushViewController(destVC, animated: true)
    }
}
