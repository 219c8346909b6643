import SwiftUI

open class Store<State, Action, Effect>: ObservableObject {
  @Published private(set) var state: State
  private var perform: ((Effect) async -> Void)?
  private var receive: ((Action) -> Void)?
  init<P: Processor>(processor: P) where P.Action == Action, P.Effect == Effect, P.State == State {
    state = processor.state
    receive = { processor.receive($0) }
    perform = { await processor.perform($0) }
  }
  open func send(_ action: Action) { receive?(action) }
  open func perform(_ effect: Effect) async { await perform?(effect) }
}
