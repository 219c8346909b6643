/// Durations in the unit that people read them in.
public enum DurationText {
  /// `850 ms`, `12.3 s`, `4 min 5 s`, `2 h 3 min`.
  public static func text(milliseconds: Int) -> String {
    let seconds = milliseconds / 1_000
    switch milliseconds {
    case ..<1_000: return "\(milliseconds) ms"
    case ..<10_000: return "\(seconds).\(milliseconds % 1_000 / 100) s"
    case ..<60_000: return "\(seconds) s"
    case ..<3_600_000:
      return seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds / 60) min \(seconds % 60) s"
    default:
      let minutes = seconds / 60
      return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }
  }
}
