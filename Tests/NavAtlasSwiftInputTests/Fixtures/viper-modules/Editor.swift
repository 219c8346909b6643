import UIKit

protocol EditorModuleDelegate: AnyObject { func editorDidSave(_ name: String) }

enum EditorRouter {
    static func assemble(delegate: EditorModuleDelegate?) -> UIViewController {
        let controller = EditorViewController()
        let presenter = EditorPresenter()
        presenter.delegate = delegate
        presenter.onClose = { [weak controller] in controller?.dismiss(animated: true) }
        controller.output = presenter
        let navigation = UINavigationController(rootViewController: controller)
        navigation.modalPresentationStyle = .fullScreen
        return navigation
    }
}

protocol EditorViewOutput { func saveTapped(_ text: String?) }

final class EditorPresenter: EditorViewOutput {
    weak var delegate: EditorModuleDelegate?
    var onClose: (() -> Void)?

    func saveTapped(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        delegate?.editorDidSave(text)
        onClose?()
    }
}

final class EditorViewController: UIViewController {
    var output: EditorViewOutput!
    private let field = UITextField()

    @objc private func save() { output.saveTapped(field.text) }
}
