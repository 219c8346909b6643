import NavAtlasProgram
import NavAtlasSourceReading

/// Stores of records, such as SwiftData's and Core Data's: what is put in and taken out is found by the queries of views.
struct RecordStores: SourceIdiom {
  static let summary = "insert and delete of ModelContext, delete of NSManagedObjectContext"
  let methods = ["insert", "delete"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard case .place(let store) = receiver, store.isDatabase else { return nil }
    let isInsertion = call.name == "insert"
    for record in call.arguments().map(\.value) {
      call.evaluator.tellQueries(
        of: record, isInsertion ? .insert(record) : .removeLast(1), call.site, call.scope)
    }
    return .unknown
  }
}

extension Evaluator {
  /// What a record's coming or going does to the queries that find such records.
  func tellQueries(of record: Value, _ operation: Effect.Operation, _ site: Site, _ scope: Scope) {
    guard let type = type(of: record)?.unwrapped, !queries.isEmpty else { return }
    for query in queries[String(type.name.lastComponent)] ?? [] {
      scope.content.items.append(.effect(Effect(operation: operation, place: query, site: site)))
    }
  }

  /// `Profile(context: store)` is in the store from then on.
  func insertMade(_ made: Value, _ arguments: [ArgumentValue], _ site: Site, _ scope: Scope) {
    guard arguments.count == 1, arguments[0].label == "context", case .place(let store) = arguments[0].value,
      store.isDatabase
    else { return }
    tellQueries(of: made, .insert(made), site, scope)
  }

  /// Where views keep what their queries find, by the records' type.
  private var queries: [String: [Place]] {
    if let knownQueries { return knownQueries }
    var found: [String: [Place]] = [:]
    for view in index.types where view.isView {
      for property in view.stored {
        guard Place.queryWrappers.contains(where: { property.attribute($0) != nil }),
          let list = resolve(property.type, view, view.file), let record = list.arguments.first
        else { continue }
        let place = Place(owner: view.name, name: property.name, type: list)
        found[String(record.name.lastComponent), default: []].append(place)
      }
    }
    knownQueries = found
    return found
  }

  /// True for what a query of a view's own finds.
  package func isQuery(_ place: Place) -> Bool {
    guard let knownQueries else { return false }
    return knownQueries.values.contains { $0.contains { $0.owner == place.owner && $0.name == place.name } }
  }
}

extension Place {
  /// True for what keeps records, which is no list that a screen is chosen by.
  var isDatabase: Bool {
    Self.databases.contains(type?.unwrapped.name ?? "") || Self.databaseKeys.contains(name)
  }

  fileprivate static let queryWrappers = ["Query", "FetchRequest"]
  private static let databases: Set<String> = ["ModelContext", "NSManagedObjectContext", "Realm"]
  private static let databaseKeys: Set<String> = ["modelContext", "managedObjectContext"]
}
