import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let storyboard = UIStoryboard(name: "School", bundle: nil)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let lessons = storyboard.instantiateViewController(withIdentifier: "LessonsController")
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: lessons)
    window?.makeKeyAndVisible()
  }
}

final class LessonsController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(UIStoryboard(name: "School", bundle: nil).instantiateViewController(identifier: "LessonController"))
  }

  private func open(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
}

final class LessonController: UIViewController {
  @IBAction private func teacherTapped() {
    guard let storyboard else { return }
    let name = String(describing: TeacherController.self)
    let plain = storyboard.instantiateViewController(withIdentifier: String(describing: TeacherController.self))
    plain.title = name
    present(plain, animated: true)
  }
}

final class TeacherController: UIViewController {
  @IBAction private func doneTapped() { dismiss(animated: true) }
}
