import ArgumentParser
import NavAtlasAnalysis
import NavAtlasModel

/// A width class.
enum ProfileOption: String, ExpressibleByArgument, CaseIterable {
  case regular, compact

  var profile: Profile { self == .regular ? .regular : .compact }

  /// The views that make a graph that of the width class.
  var views: [any GraphView] { self == .regular ? [] : [CompactView()] }
}
