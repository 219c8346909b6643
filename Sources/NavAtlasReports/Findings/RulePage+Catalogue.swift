import NavAtlasModel
public import NavAtlasRules

extension RulePage {
  /// One rule as a page of its own.
  public static func page(_ info: RuleInfo) -> String { "# \(info.id)\n\n\(body(info))\n" }

  /// All rules as one page of the documentation.
  public static func catalogue(_ rules: [RuleInfo]) -> String {
    var lines = [head, "", "| rule | severity | finds |", "|---|---|---|"]
    lines += rules.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |" }
    lines += rules.flatMap { ["", "## \($0.id)", "", body($0)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let head = """
    # Rules

    What `navatlas lint` finds, and why. This page is made from the rules themselves.

    ## Overview

    ```
    navatlas lint PATH/TO/APP --reporter text --reporter sarif:navatlas.sarif
    ```

    Each finding has its place, its screens, and the shortest way that shows it. Status 1 means that something new is at or above \
    `--fail-on` (warning where nothing is said), 2 that the job could not be done.

    **Doubt.** A finding that rests on a move which was concluded from the source by a chain of steps, or on the absence of a way where \
    not all of the source was followed, says so and is a note, unless `doubtful: keep` is set. Most moves that are read from \
    source are concluded; those that a definition or a graph document declares are not.

    **Baseline.** `--baseline FILE --update-baseline` writes all findings to a file that people can read; from then on `--baseline \
    FILE` tells and fails only what is new. A finding is known by its rule, its screens and what shows it, not by file or line. What \
    is not found any more is told as stale, and fails with `--strict-baseline`.

    **In the source.** `// navatlas:disable:next NA202 - the server limits it` before a line leaves out what the rule finds there; \
    `// navatlas:disable:this` does so at the end of the line. One that leaves nothing out is told as a note.

    **Settings** are in `.navatlas.yml`, or in the file that `--settings` names:

    ```yaml
    lint:
      fail-on: error
      doubtful: keep                    # or note
      rules:
        NA203-far-from-root: {severity: note, maxDepth: 7}
        NA205: {severity: off}
    ```

    **Reporters.** `text`, `json`, `sarif`, `junit`, `github`, `markdown`, `gitlab` and `checkstyle`; several in one run, each with \
    `:FILE` behind its name, one of them without. Paths begin at the folder that is read, or at `--root`.

    ## All rules
    """
}
