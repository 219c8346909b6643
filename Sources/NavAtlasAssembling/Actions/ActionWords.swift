import NavAtlasInterpreting
import NavAtlasProgram

extension Effect {
  /// What it does, in words.
  var summary: String {
    let target =
      place.map { $0.owner == "?" || $0.owner.isEmpty ? $0.name : "\($0.owner).\($0.name)" } ?? "storage"
    return switch operation {
    case .set(.none), .set(.boolean(false)): "clears \(target)"
    case .set, .toggle: "sets \(target)"
    case .append, .insert: "appends to \(target)"
    case .setElement: "exchanges an element of \(target)"
    case .removeLast(nil), .removeAll: "empties \(target)"
    case .removeLast: "removes from \(target)"
    case .popTo: "goes back in \(target)"
    case .dismiss, .dismissAll: "dismisses"
    case .post(let name, _): "posts \(name)"
    case .send(let feature, _, _): "sends an action to \(feature.name)"
    case .edit: "hands \(target) to a control"
    case .emit: "calls \(target)"
    case .await: "waits for \(target)"
    case .library: "calls a router"
    case .window(let move): move.opens ? "opens a window" : "closes a window"
    }
  }
}

extension Action {
  /// What it does to navigation, in words.
  var does: String? { effect?.summary ?? kind.summary }
}

extension Action.Kind {
  /// What it does, in words, where no code of the app does it.
  var summary: String? {
    switch self {
    case .link: "links by a value"
    case .viewLink(let presentation): presentation.isLink ? "links to a view" : "presents a view"
    case .select(let place, _): "selects in \(place.owner).\(place.name)"
    case .effects: nil
    }
  }
}
