import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends lines to `navatlas serve`, for developing: what is not sent is not kept.
public final class LiveSink: TraceSink {
  private let request: URLRequest
  private let session = URLSession(configuration: .ephemeral)
  private let file: (any TraceSink)?

  /// - Parameters:
  ///   - address: what `navatlas serve` printed: `http://127.0.0.1:PORT/?token=…`.
  ///   - file: gets the lines, too; then lines that could not be sent are kept all the same.
  /// - Returns: `nil` where the address is none.
  public init?(_ address: String, and file: (any TraceSink)? = nil) {
    guard var parts = URLComponents(string: address), parts.host != nil else { return nil }
    parts.path = "/events"
    guard let url = parts.url else { return nil }
    var request = URLRequest(url: url, timeoutInterval: 2)
    request.httpMethod = "POST"
    self.request = request
    self.file = file
  }

  public func append(_ lines: [UInt8], count: Int) -> TraceReceipt {
    let kept = file?.append(lines, count: count)
    guard let problem = send(lines) else { return kept ?? TraceReceipt(kept: count) }
    return TraceReceipt(kept: kept?.kept ?? 0, problem: kept?.problem ?? problem)
  }

  /// Sends lines, and waits for the answer.
  ///
  /// - Returns: why that failed.
  private func send(_ lines: [UInt8]) -> String? {
    let outcome = Locked<String?>("the server gave no answer")
    let done = DispatchSemaphore(value: 0)
    let task = session.uploadTask(with: request, from: Data(lines)) { _, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode
      outcome.withLock {
        $0 = status == 200 ? nil : error?.localizedDescription ?? "the server answered \(status ?? 0)"
      }
      done.signal()
    }
    task.resume()
    done.wait()
    return outcome.withLock { $0 }
  }
}
