public import NavAtlasModel

/// One measure of a graph: a pure function of the facts, computed once per profile.
public protocol Analysis {
  /// What the analysis finds out.
  associatedtype Result: Sendable

  /// Computes the result; other analyses' results are asked of `facts`.
  static func result(of facts: Facts, in profile: Profile) -> Result
}
