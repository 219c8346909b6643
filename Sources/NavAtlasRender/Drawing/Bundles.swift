/// Lines that lead to one card with the same word say it once: they are drawn as a bundle.
extension Diagram {
  /// The diagram with each such word on one of the lines, one that leads forwards if there is one. Linear.
  var sayingWordsOnce: Diagram {
    guard !showsEveryLine else { return self }
    struct Word: Hashable {
      var card: String
      var role: LinkRole
      var label: String
    }
    var said: Set<Word> = []
    var result = self
    for isGuide in [true, false] {
      for (index, link) in links.enumerated() where link.isGuide == isGuide && !link.label.isEmpty {
        // A number is of its line alone.
        guard link.count == 0, link.change == nil else { continue }
        if !said.insert(Word(card: link.to, role: link.role, label: link.label)).inserted {
          result.links[index].label = ""
        }
      }
    }
    return result
  }
}
