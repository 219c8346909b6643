/// Everything that a page knows of an app: what its script reads.
public struct AtlasDocument: Codable, Sendable, Hashable {
  /// The version of the document's form.
  public static let version = 1

  public var atlas = AtlasDocument.version
  public var name: String
  public var platform: String?
  /// What is to be said of the picture, such as what it leaves out.
  public var remarks: [String] = []
  /// One picture, or one for each width class where they differ.
  public var pictures: [Picture] = []
  public var screens: [Screen] = []
  public var moves: [Move] = []
  public var entries: [Entry] = []
  public var components: [Component] = []
  public var thumbnails: [Thumbnail] = []
  public var findings: [Finding] = []
  public var laboratories: [Laboratory] = []
  public var comparison: Comparison?
  public var recording: Recording?
  /// True where recorded sessions were read.
  public var hasTraffic = false

  public init(name: String) { self.name = name }

  /// A line of a source file.
  public struct Place: Codable, Sendable, Hashable {
    public var file: String
    public var line: Int?
    /// The declaration that it is in.
    public var symbol: String?
    /// What the code does there, in a few words.
    public var action: String?
    /// An address that opens it; absent where nothing safe is known.
    public var link: String?
    /// True for another place that makes the same move.
    public var isAlternative: Bool?
  }

  /// A screen with all that is known of it.
  public struct Screen: Codable, Sendable, Hashable {
    public var id: String
    public var name: String
    public var title: String?
    public var module: String?
    public var kind: String
    public var place: Place?
    public var count: Int
    /// How long it stayed at the median, in words.
    public var stay: String?
    /// By profile; `regular` alone where width makes no difference.
    public var measures: [String: Measure]
    /// How the other version of the app has it.
    public var change: String?
  }

  /// How deep a screen is in a profile, and the way back from it.
  public struct Measure: Codable, Sendable, Hashable {
    public var isReachable: Bool
    public var minDepth: Int?
    public var maxDepth: Int?
    public var isUnbounded: Bool
    public var totalDepth: Int?
    public var isTrap: Bool
    public var isDeadEnd: Bool
    /// The lowest stack with the screen on top, by ids.
    public var stack: [String]
    public var back: Plan?
    /// The screens that every way passes.
    public var mustPass: [String]
  }

  /// The cheapest way to the root.
  public struct Plan: Codable, Sendable, Hashable {
    public var count: Int
    public var steps: [Step]
    /// The steps from the highest stack.
    public var worst: Int?

    public struct Step: Codable, Sendable, Hashable {
      public var operation: String
      public var to: String
    }
  }

  /// A move that code or a control can make.
  public struct Move: Codable, Sendable, Hashable {
    /// A screen's id, or `*` for every screen of the container.
    public var from: String
    /// The screens it leads to; none for the ways back without a target.
    public var to: [String]
    public var kind: String
    /// How it is drawn; absent where it has no line of its own.
    public var role: String?
    public var container: String?
    public var confidence: String
    public var trigger: String?
    public var label: String?
    public var condition: String?
    public var count: Int
    /// How long it was to the next screen at the median, in words.
    public var time: String?
    /// The chain of code that makes it.
    public var places: [Place]
    public var change: String?
  }

  /// A way into the app.
  public struct Entry: Codable, Sendable, Hashable {
    public var screen: String
    public var kind: String
    public var url: String?
    public var label: String?
    public var path: [String]
    public var place: Place?
  }

  /// What a screen looks like.
  public struct Thumbnail: Codable, Sendable, Hashable {
    public var screen: String
    /// Which of its looks; empty where there is no need to say.
    public var variant: String
    /// A PNG in base 64.
    public var png: String
    /// Pixels.
    public var width: Int
    public var height: Int

    public init(screen: String, variant: String, png: [UInt8], width: Int, height: Int) {
      self.screen = screen
      self.variant = variant
      self.png = png.base64
      self.width = width
      self.height = height
    }
  }

  /// A view that screens are made of.
  public struct Component: Codable, Sendable, Hashable {
    public var id: String
    public var name: String
    public var place: Place?
    /// The ids of screens.
    public var screens: [String]
    /// The ids of components.
    public var parts: [String]
  }

  /// What a rule says.
  public struct Finding: Codable, Sendable, Hashable {
    public var rule: String
    public var name: String
    public var severity: String
    public var message: String
    public var screens: [String]
    public var place: Place?
    public var witness: [Step]

    public struct Step: Codable, Sendable, Hashable {
      public var words: String
      public var place: Place?
    }
  }
}
