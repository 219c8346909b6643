import UIKit

protocol NetworkServiceProtocol { func comments(completion: @escaping (Result<[Comment]?, Error>) -> Void) }
class NetworkService: NetworkServiceProtocol {
    func comments(completion: @escaping (Result<[Comment]?, Error>) -> Void) {
        URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, error in
            if let error = error { completion(.failure(error)); return }
            completion(.success([]))
        }.resume()
    }
}

protocol MainViewProtocol: AnyObject { func success(); func failure(error: Error) }
protocol MainViewPresenterProtocol: AnyObject {
    init(view: MainViewProtocol, networkService: NetworkServiceProtocol, router: RouterProtocol)
    func getComments()
    func tapOnTheComment(comment: Comment?)
    func settings()
}

class MainPresenter: MainViewPresenterProtocol {
    weak var view: MainViewProtocol?
    var router: RouterProtocol?
    let networkService: NetworkServiceProtocol!
    var comments: [Comment]?

    required init(view: MainViewProtocol, networkService: NetworkServiceProtocol, router: RouterProtocol) {
        self.view = view
        self.networkService = networkService
        self.router = router
        getComments()
    }

    func getComments() {
        networkService.comments { [weak self] result in
            guard let self = self else { return }
            DispatchQueue.main.async {
                switch result {
                case .success(let comments):
                    self.comments = comments
                    self.view?.success()
                case .failure(let error):
                    self.view?.failure(error: error)
                }
            }
        }
    }

    func tapOnTheComment(comment: Comment?) { router?.showDetail(comment: comment) }
    func settings() { router?.showSettings { [weak self] changed in if changed { self?.getComments() } } }
}

class MainViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    var presenter: MainViewPresenterProtocol!
    @IBAction func settingsTapped(_ sender: Any) { presenter.settings() }
}

extension MainViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.tapOnTheComment(comment: Comment(id: indexPath.row))
    }
}

extension MainViewController: MainViewProtocol {
    func success() { tableView.reloadData() }
    func failure(error: Error) {
        let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Again", style: .default, handler: { [weak self] _ in self?.presenter.getComments() }))
        present(alert, animated: true)
    }
}

protocol DetailViewProtocol: AnyObject {}
class DetailPresenter {
    weak var view: DetailViewProtocol?
    let router: RouterProtocol?
    var comment: Comment?
    init(view: DetailViewProtocol, router: RouterProtocol, comment: Comment?) {
        self.view = view
        self.router = router
        self.comment = comment
    }
    func tap() { router?.popToRoot() }
}

class DetailViewController: UIViewController, DetailViewProtocol {
    var presenter: DetailPresenter!
    @IBAction func tapAction(_ sender: Any) { presenter.tap() }
}

protocol SettingsView: AnyObject { func close() }
class SettingsPresenter {
    weak var view: SettingsView?
    private let output: (Bool) -> Void
    init(output: @escaping (Bool) -> Void) { self.output = output }
    func save() {
        output(true)
        view?.close()
    }
}

class SettingsViewController: UITableViewController, SettingsView {
    var presenter: SettingsPresenter?
    @objc private func save() { presenter?.save() }
    func close() { navigationController?.dismiss(animated: true) }
}
