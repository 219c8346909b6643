/// What of an app's data goes into a trace.
///
/// A trace needs names of screens and no more. What else an app tells the recorder goes through here first, and
/// ``standard`` writes none of it as it is.
public struct Redaction: Sendable {
  /// The name that a screen is recorded by.
  public var screen: @Sendable (String) -> String
  /// What is recorded of a screen's arguments; the first parameter is the recorded name of the screen.
  public var argument: @Sendable (_ screen: String, _ argument: String) -> String?
  /// What is recorded of the value of a selected row.
  public var selection: @Sendable (String) -> String?
  /// What is recorded of a URL.
  public var url: @Sendable (String) -> String?

  public init(
    screen: @escaping @Sendable (String) -> String = { $0 },
    argument: @escaping @Sendable (_ screen: String, _ argument: String) -> String? = { _, _ in nil },
    selection: @escaping @Sendable (String) -> String?,
    url: @escaping @Sendable (String) -> String?
  ) {
    self.screen = screen
    self.argument = argument
    self.selection = selection
    self.url = url
  }

  /// Names of screens as they are, no arguments, URLs without query and fragment, and a pseudonym for each selected row that
  /// means something in its session only.
  public static var standard: Redaction {
    let salt = UInt64.random(in: .min ... .max)
    return Redaction(
      selection: { Pseudonym.text($0, salt: salt) },
      url: { String($0.prefix { $0 != "?" && $0 != "#" }) })
  }

  /// Everything as it is.
  public static let none = Redaction(argument: { $1 }, selection: { $0 }, url: { $0 })
}

/// Short names for what is not to be written.
enum Pseudonym {
  /// The same text has the same pseudonym as long as the salt is the same.
  static func text(_ text: String, salt: UInt64) -> String {
    let hash = SplitMix.mix(text.utf8.reduce(salt) { SplitMix.mix($0 ^ UInt64($1)) })
    return "#" + String(hash >> 24, radix: 16)
  }
}

/// The finishing step of SplitMix64: spreads the bits of a number.
enum SplitMix {
  static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
