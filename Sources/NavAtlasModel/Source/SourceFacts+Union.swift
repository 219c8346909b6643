extension SourceFacts {
  /// Adds what another source says.
  public mutating func add(_ other: SourceFacts) {
    destinations += other.destinations
    registrations += other.registrations
    nestedStacks += other.nestedStacks
    stacks += other.stacks
    pops += other.pops
    decodeChains += other.decodeChains
    codings += other.codings
    legacyForms += other.legacyForms
    observers += other.observers
    routes += other.routes
    columnChanges += other.columnChanges
    imports += other.imports
    changes += other.changes
    sizeClassChoices += other.sizeClassChoices
    linkHandlers += other.linkHandlers
    saved += other.saved
    restored += other.restored
    stackActions += other.stackActions
    stackFields += other.stackFields
    childActions += other.childActions
    savedPaths += other.savedPaths
    lateSends += other.lateSends
    rivals += other.rivals
    missingObjects += other.missingObjects
    linkEffects += other.linkEffects
    tabViews += other.tabViews
    wrappers += other.wrappers
    deployment = [deployment, other.deployment].compactMap(\.self).min()
  }
}
