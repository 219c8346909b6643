import TestSupport

/// Screen views of random sessions, and how each format writes them.
struct RandomExport {
  struct View {
    var session: Int
    /// Seconds since the first one.
    var time: Int
    var screen: String
  }

  let views: [View]
  /// How many views follow another one of their session.
  var moves: Int { views.count - Set(views.map(\.session)).count }

  init(_ generator: inout SplitMix64) {
    let screens = ["Home", "List", "Detail", "Cart", "Search"]
    var views: [View] = []
    for time in 0..<Int.random(in: 8...60, using: &generator) {
      let screen = screens.randomElement(using: &generator) ?? "Home"
      views.append(View(session: Int.random(in: 0...3, using: &generator), time: time, screen: screen))
    }
    self.views = views
  }

  /// The formats, each with the ending of its files and what it writes of some views.
  static let formats: [(id: String, ending: String, text: @Sendable (ArraySlice<View>) -> String)] = [
    (
      "native", "jsonl",
      lines { #"{"session":"\#($0.session)","ts":\#($0.millis),"event":"screen","screen":"\#($0.screen)"}"# }
    ),
    (
      "posthog", "jsonl",
      lines {
        #"{"event":"$screen","distinct_id":"p\#($0.session)","timestamp":"\#($0.date)T\#($0.clock)Z","properties":"#
          + #"{"$screen_name":"\#($0.screen)","$session_id":"\#($0.session)"}}"#
      }
    ),
    (
      "ga4", "jsonl",
      lines {
        #"{"event_timestamp":"\#($0.millis)000","event_name":"screen_view","user_pseudo_id":"g\#($0.session)","event_params":"#
          + #"[{"key":"ga_session_id","value":{"int_value":"\#($0.session)"}},"#
          + #"{"key":"firebase_screen","value":{"string_value":"\#($0.screen)"}}]}"#
      }
    ),
    (
      "otlp", "jsonl",
      lines {
        #"{"resourceSpans":[{"resource":{"attributes":[]},"scopeSpans":[{"spans":[{"traceId":"1","spanId":"\#($0.time)","#
          + #""name":"NavigationTo","startTimeUnixNano":"\#($0.millis)000000","attributes":["#
          + #"{"key":"session.id","value":{"stringValue":"\#($0.session)"}},"#
          + #"{"key":"screen.name","value":{"stringValue":"\#($0.screen)"}}]}]}]}]}"#
      }
    ),
    ("csv", "csv", table(";")), ("csv", "tsv", table("\t")),
    (
      "segment", "jsonl",
      lines {
        #"{"type":"screen","name":"\#($0.screen)","anonymousId":"A\#($0.session)","messageId":"m\#($0.time)","#
          + #""timestamp":"\#($0.date)T\#($0.clock)Z","properties":{}}"#
      }
    ),
    (
      "amplitude", "jsonl",
      lines {
        #"{"event_type":"[Amplitude] Screen Viewed","client_event_time":"\#($0.date) \#($0.clock)","#
          + #""session_id":\#($0.session + 1),"device_id":"D","event_properties":{"[Amplitude] Screen Name":"\#($0.screen)"}}"#
      }
    ),
    (
      "mixpanel", "jsonl",
      lines {
        #"{"event":"Screen View","properties":{"time":\#($0.millis / 1000),"distinct_id":"M\#($0.session)","#
          + #""$insert_id":"i\#($0.time)","screen":"\#($0.screen)"}}"#
      }
    ),
    (
      "snowplow", "jsonl",
      lines {
        #"{"collector_tstamp":"\#($0.date)T\#($0.clock)Z","dvce_created_tstamp":"\#($0.date)T\#($0.clock)Z","#
          + #""event_name":"screen_view","unstruct_event_com_snowplowanalytics_mobile_screen_view_1":"#
          + #"{"id":"v\#($0.time)","name":"\#($0.screen)"},"contexts_com_snowplowanalytics_snowplow_client_session_1":"#
          + #"[{"sessionId":"\#($0.session)"}]}"#
      }
    ),
    (
      "datadog", "jsonl",
      lines {
        #"{"type":"view","date":\#($0.millis),"application":{"id":"x"},"session":{"id":"\#($0.session)"},"#
          + #""view":{"id":"v\#($0.time)","name":"\#($0.screen)"}}"#
      }
    ),
    ("xes", "xes", processLog), ("ocel", "jsonocel", objectLog), ("sentry", "json", breadcrumbs),
  ]

  private static func lines(_ line: @escaping @Sendable (View) -> String)
    -> @Sendable (ArraySlice<View>) -> String
  {
    { views in views.map { line($0) + "\n" }.joined() }
  }

  private static func table(_ separator: String) -> @Sendable (ArraySlice<View>) -> String {
    { views in
      let rows = views.map { ["\($0.session)", "\($0.date)T\($0.clock)Z", "\"\($0.screen)\""] }
      return ([["session", "timestamp", "screen"]] + rows).map { $0.joined(separator: separator) + "\n" }
        .joined()
    }
  }

  private static let processLog: @Sendable (ArraySlice<View>) -> String = { views in
    let traces = Set(views.map(\.session)).sorted().map { session in
      let events = views.filter { $0.session == session }.map { view in
        #"<event><string key="concept:name" value="\#(view.screen)"/>"#
          + #"<date key="time:timestamp" value="\#(view.date)T\#(view.clock)Z"/></event>"#
      }
      return #"<trace><string key="concept:name" value="\#(session)"/>"# + events.joined(separator: "\n")
        + "</trace>\n"
    }
    return #"<?xml version="1.0"?><log xes.version="1.0">"# + "\n" + traces.joined() + "</log>\n"
  }

  private static let objectLog: @Sendable (ArraySlice<View>) -> String = { views in
    let sessions = Set(views.map(\.session)).sorted()
    let events = views.map { view in
      #"{"id":"e\#(view.time)","type":"\#(view.screen)","time":"\#(view.date)T\#(view.clock)Z","attributes":[],"#
        + #""relationships":[{"objectId":"\#(view.session)","qualifier":"in"}]}"#
    }
    let objects = sessions.map { #"{"id":"\#($0)","type":"session","attributes":[],"relationships":[]}"# }
    return #"{"objectTypes":[{"name":"session","attributes":[]}],"eventTypes":[],"objects":["#
      + objects.joined(separator: ",") + "],\n" + #""events":["# + events.joined(separator: ",\n") + "]}\n"
  }

  private static let breadcrumbs: @Sendable (ArraySlice<View>) -> String = { views in
    let events = Set(views.map(\.session)).sorted().map { session in
      let own = views.filter { $0.session == session }
      let crumbs = own.map { view in
        #"{"timestamp":"\#(view.date)T\#(view.clock)Z","type":"navigation","category":"ui.lifecycle","#
          + #""data":{"screen":"\#(view.screen)ViewController","beingPresented":"false"}}"#
      }
      let last = own.last.map { "\($0.date)T\($0.clock)Z" } ?? ""
      return #"{"event_id":"\#(session)\#(own.first?.time ?? 0)","timestamp":"\#(last)","platform":"cocoa","#
        + #""user":{"id":"u\#(session)"},"breadcrumbs":{"values":[\#(crumbs.joined(separator: ","))]}}"#
    }
    return "[" + events.joined(separator: ",\n") + "]\n"
  }
}

extension RandomExport.View {
  var date: String { "2026-06-01" }
  var clock: String { "09:\(padded(time / 60)):\(padded(time % 60)).000" }
  /// Milliseconds since 1970.
  var millis: Int { 1_780_304_400_000 + time * 1000 }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
