import UIKit

protocol FieldViewInput: AnyObject {}

final class FieldPresenter {
    unowned let view: FieldViewInput
    private let router: FieldRouter
    private let name: String

    init(view: FieldViewInput, router: FieldRouter, name: String) {
        self.view = view
        self.router = router
        self.name = name
    }

    func weatherTapped() { router.openWeather() }
    func deleteConfirmed() { router.close() }
}

final class FieldRouter {
    weak var viewController: UIViewController?

    static func createModule(for name: String) -> UIViewController {
        let controller = FieldViewController()
        let router = FieldRouter()
        let presenter = FieldPresenter(view: controller, router: router, name: name)
        controller.presenter = presenter
        router.viewController = controller
        return controller
    }

    func openWeather() {
        viewController?.navigationController?.pushViewController(WeatherBuilder().build(), animated: true)
    }

    func close() { viewController?.navigationController?.popViewController(animated: true) }
}

final class FieldViewController: UIViewController, FieldViewInput {
    var presenter: FieldPresenter!

    @IBAction private func weather(_ sender: UIButton) { presenter.weatherTapped() }

    @IBAction private func delete(_ sender: UIButton) {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.presenter.deleteConfirmed()
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(alert, animated: true)
    }
}

struct WeatherBuilder {
    func build() -> UIViewController { WeatherViewController() }
}

final class WeatherViewController: UIViewController {}
