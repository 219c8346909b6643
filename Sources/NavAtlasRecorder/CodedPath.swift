public import Foundation

extension Recorder {
  /// Records a `NavigationPath` by the JSON of its `codable`.
  ///
  ///     recorder.record(codablePath: try? JSONEncoder().encode(path.codable), in: "main")
  ///
  /// - Parameters:
  ///   - json: an array of types and values in turn, the last element first. `nil`, and anything else, cannot be recorded.
  ///   - screen: names the screen of an element by the name of its type and its JSON.
  public func record(
    codablePath json: Data?, in stack: String = "main", as move: RecordedMove? = nil,
    screen: (_ type: String, _ json: String) -> RecordedScreen = CodedElement.screen
  ) {
    guard isRecording else { return }
    guard let json, let parts = try? JSONDecoder().decode([String].self, from: json), parts.count % 2 == 0
    else {
      return change { _ throws(Tracker.Problem) in
        throw Tracker.Problem(message: "the path of '\(stack)' is no array of types and values")
      }
    }
    let elements = stride(from: 0, to: parts.count, by: 2).reversed().map { [parts[$0], parts[$0 + 1]] }
    record(path: elements, in: stack, as: move) { screen($0[0], $0[1]) }
  }

  /// Records a path whose elements are encoded values: `[Data]`, as routers keep that serve several modules.
  ///
  /// - Parameter screen: names the screen of an element by its JSON.
  public func record(
    encodedPath path: [Data], in stack: String = "main", as move: RecordedMove? = nil,
    screen: (_ json: String) -> RecordedScreen = { CodedElement.screen("Data", $0) }
  ) {
    guard isRecording else { return }
    record(path: path, in: stack, as: move) { screen(String(decoding: $0, as: UTF8.self)) }
  }
}

/// How elements of paths are named that are known by their JSON alone.
public enum CodedElement {
  /// The case of an enumeration, `{"detail":{…}}`; where it is none, the name of the type without its module.
  public static func screen(_ type: String, _ json: String) -> RecordedScreen {
    let plain = type.split(separator: ".").last.map(String.init) ?? type
    return RecordedScreen(caseName(json) ?? plain, arguments: json)
  }

  private static func caseName(_ json: String) -> String? {
    guard let object = try? JSONDecoder().decode([String: Payload].self, from: Data(json.utf8)),
      object.count == 1
    else { return nil }
    return object.keys.first
  }

  /// What belongs to a case: an object, whatever is in it.
  private struct Payload: Decodable {
    private enum Nothing: CodingKey {}
    init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Nothing.self) }
  }
}
