/// A system that an app runs on.
package enum OperatingSystem: String, Sendable, Hashable, CaseIterable, Comparable {
  case iOS, macOS, watchOS, tvOS, visionOS

  package static func < (left: OperatingSystem, right: OperatingSystem) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
