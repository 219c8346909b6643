import NavAtlasProgram
import NavAtlasSourceReading

/// Scenes of SpriteKit: what the system calls on one, the screen does that shows it.
struct GameScenes: SourceIdiom {
  static let summary = "SpriteView, presentScene"
  let constructors = ["SpriteView"]
  let methods = ["presentScene"]

  /// What a scene overrides that the system calls.
  static let callbacks: Set<String> = [
    "sceneDidLoad", "didMove", "update", "didEvaluateActions", "didSimulatePhysics", "didApplyConstraints",
    "didFinishUpdate", "didBegin", "didEnd", "touchesBegan", "touchesMoved", "touchesEnded",
    "touchesCancelled", "mouseDown", "mouseUp", "mouseDragged", "keyDown", "keyUp", "pressesBegan",
    "pressesEnded",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    guard let scene = call.argument("scene") else { return nil }
    let shown = Content(owner: call.scope.type)
    for argument in call.arguments where argument.label != "scene" {
      call.evaluator.collect(argument, into: shown, call.name, call.site)
    }
    shown.items += done(in: scene, call.evaluator, call.site, call.scope)
    return call.element(call.name, shown)
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let scene = call.arguments().first(where: { $0.label == nil })?.value else { return nil }
    call.scope.content.items += done(in: scene, call.evaluator, call.site, call.scope)
    return .unknown
  }

  private func done(in scene: Value, _ evaluator: Evaluator, _ site: Site, _ scope: Scope) -> [Item] {
    scene.alternatives.compactMap { value -> Item? in
      guard let object = evaluator.helperObject(value), object.type.conforms(to: "SKScene") else {
        return nil
      }
      let done = Content(owner: object.type)
      evaluator.followScene(object, into: done)
      return done.items.isEmpty ? nil : .handler(Handler(event: .action, content: done, site: site))
    }
  }
}
