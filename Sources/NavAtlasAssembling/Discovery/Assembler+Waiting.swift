import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Code that goes on once a continuation is resumed.
struct Suspended {
  struct Key: Hashable {
    var code: Content
    var frame: ObjectIdentifier
  }

  let place: Place
  let code: Content
  let frame: Frame
  let sites: [Site]
  let trigger: Action.Trigger?
}

extension Assembler {
  /// Notes that a screen's code waits for a continuation.
  func wait(for place: Place, _ code: Content, _ action: Action) {
    guard trialMoves == nil,
      knownSuspended.insert(Suspended.Key(code: code, frame: ObjectIdentifier(action.frame))).inserted
    else { return }
    awaited[ObjectIdentifier(action.frame), default: []].append((place, code))
    suspended.append(
      Suspended(
        place: place, code: code, frame: action.frame, sites: action.sites, trigger: action.trigger))
  }

  /// Of several that wait in one place, such as for an alert's answer, those that a screen's own code began.
  func waits(of frame: Frame, among listeners: [Value]) -> Set<Value> {
    guard listeners.count > 1, let own = awaited[ObjectIdentifier(frame)] else { return [] }
    return Set(
      listeners.filter { listener in
        own.contains { wait in
          switch listener {
          case .place(let place): place.base == wait.place
          case .content(let code): code == wait.code
          default: false
          }
        }
      })
  }

  /// What no screen was seen to resume goes on for the screen that began it.
  func goOnUnresumed() {
    let unresumed = suspended.filter { !emitted.contains($0.place) }
    suspended.removeAll { !emitted.contains($0.place) }
    for each in unresumed { follow(each.code, as: each.frame, each.sites, trigger: each.trigger) }
  }
}
