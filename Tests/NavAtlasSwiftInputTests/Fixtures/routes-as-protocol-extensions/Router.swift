import UIKit

protocol Closable: AnyObject { func close(); func close(completion: (() -> Void)?) }
protocol Dismissable: AnyObject { func dismiss(); func dismiss(completion: (() -> Void)?) }
protocol Routable: AnyObject { func route(to viewController: UIViewController, as transition: Transition) }
protocol Router: Routable { var root: UIViewController? { get set } }

protocol Transition: AnyObject {
    var isAnimated: Bool { get set }
    func open(_ viewController: UIViewController, from: UIViewController, completion: (() -> Void)?)
    func close(_ viewController: UIViewController, completion: (() -> Void)?)
}

final class PushTransition: NSObject, Transition {
    var isAnimated = true
    func open(_ viewController: UIViewController, from: UIViewController, completion: (() -> Void)?) {
        from.navigationController?.pushViewController(viewController, animated: isAnimated)
    }
    func close(_ viewController: UIViewController, completion: (() -> Void)?) {
        viewController.navigationController?.popViewController(animated: isAnimated)
    }
}

final class ModalTransition: NSObject, Transition {
    var isAnimated = true
    private let style: UIModalPresentationStyle
    init(style: UIModalPresentationStyle = .automatic) { self.style = style }
    func open(_ viewController: UIViewController, from: UIViewController, completion: (() -> Void)?) {
        viewController.modalPresentationStyle = style
        from.present(viewController, animated: isAnimated, completion: completion)
    }
    func close(_ viewController: UIViewController, completion: (() -> Void)?) {
        viewController.dismiss(animated: isAnimated, completion: completion)
    }
}

class DefaultRouter: NSObject, Router, Closable, Dismissable {
    private let rootTransition: Transition
    weak var root: UIViewController?

    init(rootTransition: Transition) { self.rootTransition = rootTransition }

    func route(to viewController: UIViewController, as transition: Transition) {
        guard let root = root else { return }
        transition.open(viewController, from: root, completion: nil)
    }
    func close() { close(completion: nil) }
    func close(completion: (() -> Void)?) {
        guard let root = root else { return }
        rootTransition.close(root, completion: completion)
    }
    func dismiss() { dismiss(completion: nil) }
    func dismiss(completion: (() -> Void)?) { root?.dismiss(animated: rootTransition.isAnimated, completion: completion) }
}
