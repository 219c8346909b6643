import NavAtlasModel

/// Which type's decoder takes what another type has encoded.
extension LintFacts {
  /// The chains of decoders that destinations for undecoded values go through.
  var routeChains: [SourceFacts.DecodeChain] {
    let untyped: Set<String> = ["Data", "String", "AnyCodable", "NSData", "Array<UInt8>"]
    let destinations = source.destinations.filter { $0.type.map(untyped.contains) ?? false }
    let calls = destinations.reduce(into: Set<String>()) { $0.formUnion($1.calls) }
    return source.decodeChains.filter { chain in
      if chain.isInDestination { return !destinations.isEmpty }
      let owner = chain.owner?.split(separator: ".").last.map(String.init)
      return chain.function.map(calls.contains) ?? false
        || chain.function == "body" && calls.contains(owner ?? "")
    }
  }
}

extension SourceFacts.Coding {
  /// The first route of another type that this type's decoder takes, with what it is taken for, as `Type.case`.
  func firstTaken(of other: SourceFacts.Coding) -> (taken: String, given: String)? {
    switch (form, other.form) {
    case (.cases(let own), .cases(let others)):
      for given in others {
        if let taken = own.first(where: { $0.takes(given) }) {
          return ("\(type).\(taken.name)", "\(other.type).\(given.name)")
        }
      }
      return nil
    case (.raw(let own), .raw(let others)):
      for (name, raw) in others.sorted(by: { $0.key < $1.key }) {
        if let taken = own.filter({ $0.value == raw }).keys.min() {
          return ("\(type).\(taken)", "\(other.type).\(name)")
        }
      }
      return nil
    case (.keys(let own), .keys(let others)):
      return own.contains(where: { !$0.isOptional }) && own.areTaken(from: others) ? (type, other.type) : nil
    // What has cases, raw values or keys is never taken for another of these.
    default: return nil
    }
  }
}

extension SourceFacts.Coding.Case {
  /// True where an encoded case is decoded as this one: the name, and what has to be there with its type.
  fileprivate func takes(_ other: SourceFacts.Coding.Case) -> Bool {
    name == other.name && keys.areTaken(from: other.keys)
  }
}

extension [SourceFacts.Coding.Key] {
  fileprivate func areTaken(from others: [SourceFacts.Coding.Key]) -> Bool {
    allSatisfy { key in
      guard let given = others.first(where: { $0.name == key.name }) else { return key.isOptional }
      return given.type == key.type
    }
  }
}
