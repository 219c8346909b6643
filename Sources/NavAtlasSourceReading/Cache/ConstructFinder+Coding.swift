extension ConstructFinder {
  /// Writes what an account depends on, bodies that were not followed among it.
  func write(to writer: inout FactsWriter) {
    for construct in constructs {
      writer.write(construct.text, construct.member.fullName, construct.subject)
      writer.put(offset: construct.site.offset)
    }
    for write in writes {
      writer.write(write.chain, write.text, write.member.fullName)
      writer.put(offset: write.site.offset)
    }
    writer.write(shown.sorted())
    for state in bound { writer.write(state.chain, state.member.fullName) }
    let looks = writer.sketch?.looks
    for (name, members) in mentions.sorted(by: { $0.key.text < $1.key.text })
    where looks?.has(name.text) != true {
      writer.write(name.text, members.map(\.fullName))
    }
  }
}
