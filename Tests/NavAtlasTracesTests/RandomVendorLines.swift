import NavAtlasModel
import TestSupport

/// Lines as PostHog and Google Analytics write them, and as nobody should.
enum RandomVendorLines {
  private typealias Member = (key: String, value: String)

  static func postHog(_ generator: inout SplitMix64) -> String {
    let isUsual = Int.random(in: 0..<3, using: &generator) > 0
    var properties: [Member] = [
      ("$screen_name", pick(names, 4, isUsual, &generator)),
      ("$session_id", pick(keys, 3, isUsual, &generator)),
    ]
    vary(
      &properties, [("$screen_name", #""B""#), ("$lib", #""ios""#), ("x", "{\"$screen_name\":[1]}")], isUsual,
      &generator)
    var value = object(properties, &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...3: value = JSONWriter.compact(.string(value))
    case 4: value = isUsual ? value : JSONWriter.compact(.string(value + pick(tails, 2, false, &generator)))
    case 5: value = isUsual ? value : pick(scalars, 1, false, &generator)
    default: break
    }
    var members: [Member] = [
      (
        "event",
        pick(
          [#""$screen""#, #""$screen""#, #""tapped""#, #""\u0024screen""#, #""""#, "null", "1"], 3, isUsual,
          &generator)
      ),
      ("timestamp", pick(times, 2, isUsual, &generator)), ("distinct_id", pick(keys, 2, isUsual, &generator)),
      ("properties", value),
    ]
    vary(
      &members, [("uuid", #""u""#), ("event", #""$screen""#), ("properties", "{}"), (#"\u0065vent"#, "1")],
      isUsual, &generator)
    return object(members, &generator)
  }

  static func googleAnalytics(_ generator: inout SplitMix64) -> String {
    let isUsual = Int.random(in: 0..<3, using: &generator) > 0
    var parameters: [String] = [
      parameter("ga_session_id", pick(numbers, 3, isUsual, &generator), "int_value", isUsual, &generator),
      parameter("firebase_screen", pick(names, 4, isUsual, &generator), "string_value", isUsual, &generator),
      parameter(
        "firebase_screen_class", pick(names, 6, isUsual, &generator), "string_value", isUsual, &generator),
    ]
    if Int.random(in: 0..<3, using: &generator) == 0 { parameters.remove(at: 1) }
    if !isUsual {
      parameters.append(
        pick(
          [
            #"{"key":"firebase_screen"}"#, "{}", "1", #"{"key":1,"value":{}}"#,
            #"{"value":{"string_value":"C"},"key":"firebase_screen"}"#,
            #"{"key":"\u0067a_session_id","value":{"int_value":"9"}}"#,
            #"{"key":"firebase_screen_clasz","value":{"string_value":"D"}}"#,
          ], 1, false, &generator))
    }
    parameters.shuffle(using: &generator)
    let list = "[" + parameters.joined(separator: isUsual ? "," : " , ") + "]"
    var members: [Member] = [
      (
        "event_name",
        pick(
          [#""screen_view""#, #""screen_view""#, #""select_item""#, #""\u0073creen_view""#, "null", "7"], 3,
          isUsual, &generator)
      ),
      ("event_timestamp", pick(numbers, 3, isUsual, &generator)),
      ("user_pseudo_id", pick(keys, 3, isUsual, &generator)),
      (
        "event_params",
        isUsual ? list : pick([list, list, list, "null", "{}", "[]", "1"], 1, false, &generator)
      ),
    ]
    vary(
      &members, [("geo", #"{"city":"Oslo"}"#), ("event_name", #""screen_view""#), ("event_params", "[]")],
      isUsual, &generator)
    return object(members, &generator)
  }

  private static func parameter(
    _ key: String, _ value: String, _ kind: String, _ isUsual: Bool, _ generator: inout SplitMix64
  ) -> String {
    var values: [Member] = [(kind, value)]
    vary(
      &values, [("string_value", "null"), ("int_value", "5"), ("double_value", "1.5")], isUsual, &generator)
    return object([("key", "\"\(key)\""), ("value", object(values, &generator))], &generator)
  }

  private static let names = [
    #""Home""#, #""設定""#, #""UIHostingController<Home>""#, #""Shop.CartViewController""#, #""a""#, #""b""#,
    #""{\"detail\":{}}""#, #""\u0041""#, #""""#, #""UIHostingController<>""#, #""{}""#, "null", "1", "true",
    "[]",
    #""a\"b""#, #""a > b>""#,
  ]
  private static let keys = [
    #""s1""#, #""s2""#, "17", #""é/1""#, #""""#, "null", "false", "{}", #""a\/b""#, "-0", "1e3",
  ]
  private static let numbers = [
    #""1767225600000000""#, "1767225600043999", "7", #""-1""#, "-1999", #""+5""#, "1.5", #""""#, "null",
    "9223372036854775807", #""9223372036854775808""#, "1e3", #""x""#, "007", #""007""#, "true",
  ]
  private static let times = [
    #""2026-01-01T09:00:00.000Z""#, #""2026-01-01 23:59:59.5+01:30""#, #""2026-01-01T09:00:00""#,
    #""2026-13-01T09:00:00Z""#,
    #""2026-01-01T09:00:00.000Z ""#, "1767225600000", "null", #""""#, #""2026-01-01T09:00:00\u005a""#,
  ]
  private static let tails = [" ", "x", "\n", "\n{}", "}", "\u{1}", "\t\r\n "]
  private static let scalars = ["null", "1", #""""#, #""x""#, "[]", #""[]""#, #""{""#, #""{}""#, "{}"]

  /// One of the first `usual` values, or any.
  private static func pick(_ values: [String], _ usual: Int, _ isUsual: Bool, _ generator: inout SplitMix64)
    -> String
  { (isUsual ? values.prefix(usual) : values[...]).randomElement(using: &generator) ?? "null" }

  private static func vary(
    _ members: inout [Member], _ more: [Member], _ isUsual: Bool, _ generator: inout SplitMix64
  ) {
    if !isUsual, let extra = more.randomElement(using: &generator) { members.append(extra) }
    members.shuffle(using: &generator)
    if !isUsual, Int.random(in: 0..<6, using: &generator) == 0 { members.removeLast() }
  }

  private static func object(_ members: [Member], _ generator: inout SplitMix64) -> String {
    let blank = ["", "", " ", "\t"].randomElement(using: &generator) ?? ""
    let body = members.map { "\(blank)\"\($0.key)\"\(blank):\(blank)\($0.value)\(blank)" }
    return "{" + body.joined(separator: ",") + "}"
  }
}
