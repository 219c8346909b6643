import NavAtlasSourceReading

/// What is known of declarations, by where they begin in their files.
struct DeclarationStarts<Known> {
  /// Those of each file, in the order of their offsets.
  let byFile: [[(offset: Offset, known: Known)]]

  /// What is known of the declaration that begins last before a place. O(log declarations).
  func last(before site: Site) -> Known? {
    let starts = byFile[site.file]
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].offset <= site.offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? starts[low - 1].known : nil
  }
}
