import SwiftUI
import SwiftUINavigation

struct BarnView: View {
    @Bindable var model: BarnModel

    var body: some View {
        List {
            Button("Add", action: model.addTapped)
            Button("Elsa") { model.cowTapped() }
            Button("Milk") { model.milkTapped() }
            Button("Fail") { model.failed() }
        }
        .sheet(isPresented: Binding($model.destination.addCow)) { AddCowView() }
        .navigationDestination(item: $model.destination.cow) { CowView(model: $0) }
        .popover(item: $model.destination.milk, id: \.self) { MilkView(litres: $0) }
        .fullScreenCover(isPresented: Binding($model.destination.tractor)) { TractorView() }
        .alert(item: $model.destination.alert) { Text($0) } actions: { _ in }
    }
}

struct AddCowView: View { var body: some View { Text("Name?") } }

struct CowView: View {
    let model: CowModel
    var body: some View { Button("Sell") { model.sell() } }
}

struct MilkView: View {
    let litres: Int
    var body: some View { Text("\(litres) l") }
}

struct TractorView: View { var body: some View { Text("Red") } }
