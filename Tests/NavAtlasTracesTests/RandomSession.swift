import TestSupport

/// A random session of a random app: what it does, and by the slow model its lines and what is to be said of each.
struct RandomSession {
  var app: PlannedApp
  var acts: [SlowModel.Act]

  init(_ app: PlannedApp, length: Int, _ generator: inout SplitMix64) {
    self.app = app
    acts = []
    var model = SlowModel(app)
    let isLegal = Bool.random(using: &generator)
    for _ in 0..<length {
      var act = Self.act(model, &generator)
      for _ in 0..<8 where isLegal && !Self.isLegal(act, model) { act = Self.act(model, &generator) }
      _ = model.perform(act)
      acts.append(act)
    }
  }

  private static func isLegal(_ act: SlowModel.Act, _ model: SlowModel) -> Bool {
    var model = model
    model.codes = []
    _ = model.perform(act)
    return model.codes.isEmpty
  }

  /// What the model says: the lines, the codes of each event that counts, and the frames after each.
  func expected() -> (lines: String, codes: [[String]], model: SlowModel, frames: [[String]]) {
    var model = SlowModel(app)
    var lines = ["launch \(model.visible) ts=0"]
    var (codes, frames): ([[String]], [[String]]) = ([[]], [model.shown])
    for (number, act) in acts.enumerated() {
      if act == .again {
        lines.append(lines[lines.count - 1])
        continue
      }
      model.codes = []
      let (event, rest) = model.perform(act)
      let screen = event == "sizeClass" ? "" : " \(model.visible)"
      lines.append("\(event)\(screen)\(rest) ts=\((number + 1) * 1000)")
      codes.append(model.codes.sorted())
      frames.append(model.shown)
    }
    return (lines.joined(separator: "\n"), codes, model, frames)
  }

  /// Mostly what the app declares, now and then anything.
  private static func act(_ model: SlowModel, _ generator: inout SplitMix64) -> SlowModel.Act {
    let moves = model.app.moves.filter { $0.from == model.visible }
    if Int.random(in: 0..<10, using: &generator) < 6, let move = moves.randomElement(using: &generator),
      let act = declared(move, model, &generator)
    {
      return act
    }
    if Int.random(in: 0..<3, using: &generator) > 0 { return .back }
    return anything(model, &generator)
  }

  private static func declared(
    _ move: PlannedApp.Move, _ model: SlowModel, _ generator: inout SplitMix64
  ) -> SlowModel.Act? {
    switch (move.kind, move.to) {
    case ("push", let to?): .push(to)
    case ("viewPush", let to?): .viewPush(to)
    case ("pop", _): .pop(move.n ?? 1)
    case ("popTo", let to?): .popTo(to)
    case ("popToRoot", _): .popToRoot
    case ("popToLogicalRoot", let to?): .popToLogicalRoot(to)
    case ("replace", let to?): .replace(to)
    case ("resetRoot", let to?): .resetRoot(to)
    case ("setPath", _): .setPath(move.path)
    case ("select", _): selection(model, &generator)
    case ("dismiss", _): .dismiss(move.n ?? 1)
    case ("dismissAll", _): .dismissAll
    case (_, let to?): .present(to)
    default: nil
    }
  }

  /// A row of a column that is seen, now and then the selected one.
  private static func selection(_ model: SlowModel, _ generator: inout SplitMix64) -> SlowModel.Act {
    let level = model.levels[model.levels.count - 1]
    guard level.isSplit else { return .back }
    let column =
      level.panes.count == 3 && level.panes[0].selection != nil ? Int.random(in: 0...1, using: &generator) : 0
    return .select(column, ["a", "b", "c"].randomElement(using: &generator) ?? "a")
  }

  private static func anything(_ model: SlowModel, _ generator: inout SplitMix64) -> SlowModel.Act {
    let (level, pane) = model.front
    let own = (model.app.screens[model.levels[level].panes[pane].home] ?? []).filter { $0 != "T" }
    // Pushing what a selection shows is read as that.
    let all = model.app.screens.values.flatMap { $0 }.sorted().filter { $0 != "T" }
    func one(of screens: [String]) -> String { screens.randomElement(using: &generator) ?? "Y" }
    let path = (0..<Int.random(in: 0...3, using: &generator)).map { _ in one(of: own) }
    let layers = model.app.layers.keys.sorted()
    switch Int.random(in: 0..<22, using: &generator) {
    case 0, 1: return .push(one(of: own))
    case 2: return .push(one(of: all))
    case 3: return .pop(Int.random(in: 1...3, using: &generator))
    case 4: return .popTo(one(of: all))
    case 5: return .replace(one(of: own))
    case 6: return .dismiss(Int.random(in: 1...2, using: &generator))
    case 7, 8: return .selectTab("t\(Int.random(in: 0...3, using: &generator))")
    case 9, 10: return .openURL(model.app.urls.randomElement(using: &generator)?.url ?? "x://nothing")
    case 11: return .openURL("x://nothing")
    case 12, 13: return .sizeClass
    case 14: return .again
    case 15:
      return model.app.base.isSplit
        ? .select(2, "a")
        : .pushAt(tab: Int.random(in: model.app.base.panes.indices, using: &generator), one(of: all))
    case 16:
      return .restore(
        saved: path, dropped: path.isEmpty ? nil : Int.random(in: path.indices, using: &generator))
    case 17: return .restore(saved: path, dropped: nil)
    case 18: return .undecodable
    case 19: return layers.isEmpty ? .pushNowhere : .presentBelow(one(of: layers))
    case 20: return .diverge(path)
    default: return selection(model, &generator)
    }
  }

  /// Smaller sessions of the same app, and the same session of smaller apps.
  var smaller: [RandomSession] {
    let shorter = acts.indices.reversed().map { index in
      var session = self
      session.acts.remove(at: index)
      return session
    }
    let poorer = app.moves.indices.filter { app.moves[$0].kind != "select" }.map { index in
      var session = self
      session.app.moves.remove(at: index)
      return session
    }
    return shorter + poorer
  }
}
