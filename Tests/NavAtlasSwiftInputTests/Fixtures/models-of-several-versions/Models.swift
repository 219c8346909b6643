import SwiftData

/// Each version has types of the same names; the app means those that the aliases at the end say.
enum HiveSchemaV1: VersionedSchema {
  @Model final class Hive {
    var number = 0
    init(number: Int) { self.number = number }
  }

  @Model final class Frame { init() {} }
}

enum HiveSchemaV2: VersionedSchema {
  @Model final class Hive {
    var number = 0
    var name = ""
    init(number: Int, name: String) {
      self.number = number
      self.name = name
    }
  }

  @Model final class Frame { init() {} }
}

typealias Hive = HiveSchemaV2.Hive
typealias Frame = HiveSchemaV2.Frame

extension Hive {
  static let swarm = Hive(number: 0, name: "Swarm")

  static func empty(number: Int) -> Hive { Hive(number: number, name: "") }

  var topFrame: Frame { Frame() }
}
