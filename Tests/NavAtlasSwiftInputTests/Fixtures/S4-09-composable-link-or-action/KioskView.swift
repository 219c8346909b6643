import ComposableArchitecture
import SwiftUI

@ViewAction(for: Kiosk.self)
struct KioskView: View {
    @Bindable var store: StoreOf<Kiosk>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            Form {
                Button("Latest") { send(.latestTapped) }
                Button("Receipt") { send(.receiptTapped) }
            }
        } destination: { store in
            switch store.case {
            case .magazine(let store): MagazineView(store: store)
            case .receipt: ReceiptView()
            }
        }
    }
}

@Reducer
struct Magazine {
    @ObservableState struct State { var issue: Int }
}

struct MagazineView: View {
    let store: StoreOf<Magazine>

    var body: some View {
        NavigationLink(state: Kiosk.Path.State.magazine(Magazine.State(issue: store.issue - 1))) {
            Text("Older")
        }
    }
}

@Reducer
struct Receipt {
    @ObservableState struct State {}
}

struct ReceiptView: View {
    var body: some View { Text("2.50") }
}
