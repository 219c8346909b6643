import SwiftUI
import UIKit

final class KennelGuide: Guide {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  override func begin() {
    let controller = KennelController.fromFile()
    controller.guide = self
    stack.pushViewController(controller, animated: false)
  }
  func openDog() { follow(DogGuide(stack: stack)) }
  func openFood() { stack.present(UIHostingController(rootView: FoodView()), animated: true) }
}

final class KennelController: GuidedController<KennelGuide> {
  @IBAction func dogTapped(_ sender: Any) { guide?.openDog() }
  @IBAction func foodTapped(_ sender: Any) { guide?.openFood() }
}

final class DogGuide: Guide {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  override func begin() {
    let controller = DogController()
    controller.guide = self
    stack.pushViewController(controller, animated: true)
  }
  func openWalk() { stack.pushViewController(UIHostingController(rootView: WalkView()), animated: true) }
}

final class DogController: TintedController<DogGuide> {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { guide?.openWalk() }
}

struct FoodView: View { var body: some View { Text("Food") } }
struct WalkView: View { var body: some View { Text("Walk") } }
