import Foundation
import Testing

/// How Swift encodes route enums as JSON, which saved paths and routers over `Data` depend on.
@Suite struct RouteEncodingTests {
  enum A: Codable, Equatable {
    case mainView
    case detail(id: Int)
  }
  enum Unlabeled: Codable, Equatable { case unlabeled(Int) }
  enum C: Codable, Equatable {
    case mainView(extra: Int)
    case detail
  }
  enum D: Codable, Equatable {
    case mainView(extra: Int?)
    case detail(id: String)
  }
  enum Raw: String, Codable { case mainView }
  enum Number: Int, Codable { case first = 1 }
  enum OtherNumber: Int, Codable { case another = 1 }

  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func decodes<Value: Decodable>(_ type: Value.Type, _ json: String) -> Bool {
    (try? JSONDecoder().decode(type, from: Data(json.utf8))) != nil
  }

  @Test func `a case is an object with its name and its labelled values`() throws {
    #expect(try json(A.mainView) == #"{"mainView":{}}"#)
    #expect(try json(A.detail(id: 5)) == #"{"detail":{"id":5}}"#)
    #expect(try json(Unlabeled.unlabeled(5)) == #"{"unlabeled":{"_0":5}}"#)
    #expect(try json(D.mainView(extra: nil)) == #"{"mainView":{}}"#)
    #expect(try json([Raw.mainView]) == #"["mainView"]"#)
    #expect(try json([Number.first]) == "[1]")
  }

  @Test(arguments: [
    (#"{"mainView":{}}"#, true, false, true), (#"{"mainView":{"extra":1}}"#, true, true, true),
    (#"{"detail":{"id":5}}"#, true, true, false), (#"{"detail":{}}"#, false, true, false),
  ]) func `an enum accepts what another one wrote`(json: String, a: Bool, c: Bool, d: Bool) {
    #expect(decodes(A.self, json) == a)
    #expect(decodes(C.self, json) == c)
    #expect(decodes(D.self, json) == d)
  }

  @Test func `a number is any enum that has it, whatever the case is called`() {
    #expect(decodes([Number].self, "[1]"))
    #expect(decodes([OtherNumber].self, "[1]"))
    #expect(!decodes([Raw].self, "[1]"))
  }
}
