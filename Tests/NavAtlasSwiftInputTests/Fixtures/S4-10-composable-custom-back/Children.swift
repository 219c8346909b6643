import ComposableArchitecture
import SwiftUI

@Reducer
struct Shaft {
    @ObservableState struct State {}
}

struct ShaftView: View {
    let store: StoreOf<Shaft>
    @Environment(\.dismiss) private var climbOut

    var body: some View {
        Text("Dark")
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Out") { climbOut() }
                }
            }
    }
}

@Reducer
struct Siding {
    @ObservableState struct State {}
    enum Action { case goBack }
}

struct SidingView: View {
    let store: StoreOf<Siding>

    var body: some View {
        Button("Out") { store.send(.goBack) }
    }
}
