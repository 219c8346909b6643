/// Names a container in a state: `w0/base`, `w0/base/tab:home`, `w0/base/column:detail`, `w0/layer:1`.
public struct Address: Sendable, Hashable {
  /// One step into a container.
  public enum Step: Sendable, Hashable {
    case tab(String)
    case column(String)
  }

  /// The window's id.
  public var window: WindowState.ID
  /// 0 for the base, 1 for the lowest modal layer, and so on.
  public var layer: Int
  public var steps: [Step]

  public init(window: WindowState.ID = "w0", layer: Int = 0, steps: [Step] = []) {
    self.window = window
    self.layer = layer
    self.steps = steps
  }

  /// Reads the written form; `nil` if it is not one.
  public init?(_ text: String) {
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, !parts[0].isEmpty else { return nil }
    window = parts.removeFirst()
    let place = parts.removeFirst()
    if place == "base" {
      layer = 0
    } else if place.hasPrefix("layer:"), let number = Int(place.dropFirst(6)), number > 0 {
      layer = number
    } else {
      return nil
    }
    steps = []
    for part in parts {
      if part.hasPrefix("tab:") {
        steps.append(.tab(String(part.dropFirst(4))))
      } else if part.hasPrefix("column:") {
        steps.append(.column(String(part.dropFirst(7))))
      } else {
        return nil
      }
    }
  }

  func appending(_ step: Step) -> Address {
    Address(window: window, layer: layer, steps: steps + [step])
  }
}

extension Address: CustomStringConvertible {
  public var description: String {
    let place = layer == 0 ? "base" : "layer:\(layer)"
    let path = steps.map { step in
      switch step {
      case .tab(let key): "tab:\(key)"
      case .column(let name): "column:\(name)"
      }
    }
    return ([window, place] + path).joined(separator: "/")
  }
}
