import UIKit

@main final class PharmacyDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let stack = UINavigationController()
    let counter = Counter()
    counter.stack = stack
    stack.viewControllers = [Prescriptions(counter: counter)]
    window = UIWindow()
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    return true
  }
}

enum Step {
  case scan((Int) -> Void)
  case ask(question: String, answer: (Bool) -> Void)
  case details
}

final class Counter {
  var stack: UINavigationController?

  func go(to step: Step) {
    switch step {
    case .scan(let found): stack?.present(Scanner(found: found), animated: true)
    case .ask(let question, let answer):
      let sheet = Question(text: question)
      sheet.answer = answer
      stack?.present(sheet, animated: true)
    case .details: stack?.pushViewController(Medicine(), animated: true)
    }
  }

  func close() { stack?.dismiss(animated: true) }
}

final class Prescriptions: UIViewController {
  private let counter: Counter

  init(counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.scan() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.ask() }))
  }

  private func scan() { counter.go(to: .scan { [weak self] _ in self?.found() }) }

  private func found() {
    counter.close()
    counter.go(to: .details)
  }

  private func ask() {
    counter.go(to: .ask(question: "Allergies?") { [weak self] _ in self?.counter.close() })
  }
}

final class Scanner: UIViewController {
  private let found: (Int) -> Void

  init(found: @escaping (Int) -> Void) {
    self.found = found
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [found] _ in found(1) }))
  }
}

final class Question: UIViewController {
  var answer: ((Bool) -> Void)?

  init(text: String) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.answer?(true) }))
  }
}

final class Medicine: UIViewController {}
