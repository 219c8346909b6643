import UIKit

protocol HarvestListViewProtocol: AnyObject {
    var presenter: HarvestListPresenterProtocol? { get set }
    func show(_ fields: [String])
}

protocol HarvestListPresenterProtocol: AnyObject {
    var view: HarvestListViewProtocol? { get set }
    var interactor: HarvestListInteractorInput? { get set }
    var router: HarvestListRouterProtocol? { get set }
    func viewDidLoad()
    func didSelect(row: Int)
    func addTapped()
}

protocol HarvestListInteractorInput: AnyObject { func load() }
protocol HarvestListInteractorOutput: AnyObject { func loaded(_ fields: [String]); func loadingFailed() }

protocol HarvestListRouterProtocol: AnyObject {
    static func createModule() -> UIViewController
    func showField(_ name: String, from view: HarvestListViewProtocol)
    func showEditor(from view: HarvestListViewProtocol, delegate: EditorModuleDelegate)
    func showOffline(from view: HarvestListViewProtocol)
}

final class HarvestListInteractor: HarvestListInteractorInput {
    weak var output: HarvestListInteractorOutput?
    func load() {
        URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { [weak self] data, _, error in
            DispatchQueue.main.async {
                if error == nil { self?.output?.loaded(["North"]) } else { self?.output?.loadingFailed() }
            }
        }.resume()
    }
}

final class HarvestListPresenter: HarvestListPresenterProtocol {
    weak var view: HarvestListViewProtocol?
    var interactor: HarvestListInteractorInput?
    var router: HarvestListRouterProtocol?
    private var fields: [String] = []

    func viewDidLoad() { interactor?.load() }

    func didSelect(row: Int) {
        guard let view = view, fields.indices.contains(row) else { return }
        router?.showField(fields[row], from: view)
    }

    func addTapped() {
        guard let view else { return }
        router?.showEditor(from: view, delegate: self)
    }
}

extension HarvestListPresenter: HarvestListInteractorOutput {
    func loaded(_ fields: [String]) {
        self.fields = fields
        view?.show(fields)
    }
    func loadingFailed() { router?.showOffline(from: view!) }
}

extension HarvestListPresenter: EditorModuleDelegate {
    func editorDidSave(_ name: String) { fields.append(name) }
}

final class HarvestListRouter: HarvestListRouterProtocol {
    static func createModule() -> UIViewController {
        let view = HarvestListViewController()
        let presenter: HarvestListPresenterProtocol & HarvestListInteractorOutput = HarvestListPresenter()
        let interactor = HarvestListInteractor()
        let router: HarvestListRouterProtocol = HarvestListRouter()
        view.presenter = presenter
        presenter.view = view
        presenter.router = router
        presenter.interactor = interactor
        interactor.output = presenter
        return UINavigationController(rootViewController: view)
    }

    func showField(_ name: String, from view: HarvestListViewProtocol) {
        let field = FieldRouter.createModule(for: name)
        if let source = view as? UIViewController {
            source.navigationController?.pushViewController(field, animated: true)
        }
    }

    func showEditor(from view: HarvestListViewProtocol, delegate: EditorModuleDelegate) {
        guard let source = view as? UIViewController else { return }
        let editor = EditorRouter.assemble(delegate: delegate)
        source.present(editor, animated: true)
    }

    func showOffline(from view: HarvestListViewProtocol) {
        let offline = OfflineViewController()
        offline.modalPresentationStyle = .overFullScreen
        (view as? UIViewController)?.present(offline, animated: false)
    }
}

final class HarvestListViewController: UIViewController {
    var presenter: HarvestListPresenterProtocol?
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
        presenter?.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    @objc private func add() { presenter?.addTapped() }
}

extension HarvestListViewController: HarvestListViewProtocol {
    func show(_ fields: [String]) { table.reloadData() }
}

extension HarvestListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.didSelect(row: indexPath.row)
    }
}

final class OfflineViewController: UIViewController {}
