import FlyingFox
import Foundation

/// The page and its parts.
enum LivePage {
  /// A part of the page that holds no data, and needs no token.
  static func file(_ path: String) -> HTTPResponse? {
    switch path {
    case "/live.js": response(.ok, "text/javascript", PackageResources.live_js)
    case "/page.js": response(.ok, "text/javascript", PackageResources.page_js)
    case "/page.css": response(.ok, "text/css", PackageResources.page_css)
    default: nil
    }
  }

  /// The page, which may load and ask nothing but this server.
  static func page(port: UInt16) -> HTTPResponse {
    var page = response(.ok, "text/html; charset=utf-8", PackageResources.page_html)
    page.headers[HTTPHeader("Content-Security-Policy")] =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws://127.0.0.1:\(port) "
      + "ws://localhost:\(port); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return page
  }

  static func response(_ status: HTTPStatusCode, _ type: String, _ text: String) -> HTTPResponse {
    response(status, type, Array(text.utf8))
  }

  static func response(_ status: HTTPStatusCode, _ type: String, _ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ], body: Data(bytes))
  }
}
