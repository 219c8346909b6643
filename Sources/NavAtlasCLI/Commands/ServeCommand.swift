import ArgumentParser
import Dispatch
import Foundation
import NavAtlasKit
import NavAtlasModel
import NavAtlasServer
import Synchronization

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Show on a page what an app's users do, while they do it.",
    discussion: """
      Listens on this machine only, prints the address of the page, and runs until it is stopped. Recorders send lines of \
      the native trace with POST /events or over the socket /live. What is named as input is drawn, and drawn anew when \
      it is saved. Exit status: 0 stopped, 2 an input cannot be read or the port cannot be used.
      """)

  @Argument(
    help: ArgumentHelp(
      "An app's folder, or files to read; several are merged. What the settings name when absent; without any, the page shows events alone.",
      valueName: "input"), completion: .file(extensions: Catalog.inputExtensions))
  var inputs: [String] = []
  @OptionGroup var reading: ReadingOptions
  @Option(help: ArgumentHelp("The port; 0 takes one that is free.", valueName: "port"))
  var port: UInt16 = 0

  func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("standard input cannot be watched; name files or folders")
    }
  }

  func run() throws {
    let console = Console()
    try console.run {
      let server = LiveServer()
      var pipeline = Pipeline()
      reading.configure(&pipeline)
      let inputs = try inputs.isEmpty ? pipeline.standardInputs() : inputs
      let drawing =
        inputs.isEmpty ? nil : LiveDrawing(inputs: inputs, reading: reading, pipeline: pipeline)
      // What cannot be read is told before anything listens.
      let stamps = drawing?.stamps
      if let drawing { server.show(try drawing.picture()) }
      do {
        let address = try finish(server) { try await $0.start(port: port) }
        try console.put(Array((address + "\n").utf8))
      } catch let failure as LiveServer.Failure {
        throw JobError(failure.message)
      }
      if let drawing, let stamps {
        Thread.detachNewThread { drawing.watch(since: stamps) { server.show($0) } }
      }
      Self.waitForStop()
      try finish(server) { await $0.stop() }
    }
  }

  /// Waits for what a server does.
  private func finish<Value: Sendable>(
    _ server: LiveServer, _ job: @escaping @Sendable (LiveServer) async throws -> Value
  ) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Result<Value, any Error>?>(nil)
    Task {
      let outcome: Result<Value, any Error>
      do { outcome = .success(try await job(server)) } catch { outcome = .failure(error) }
      result.withLock { $0 = outcome }
      done.signal()
    }
    done.wait()
    guard let outcome = result.withLock({ $0 }) else { throw JobError("the server gave no answer") }
    return try outcome.get()
  }

  /// Waits until the user, or who started the command, wants it to end.
  private static func waitForStop() {
    let stopped = DispatchSemaphore(value: 0)
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { stopped.signal() }
      source.resume()
      return source
    }
    stopped.wait()
    for source in sources { source.cancel() }
  }
}
