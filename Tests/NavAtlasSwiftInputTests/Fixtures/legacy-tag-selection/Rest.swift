import Combine
import SwiftUI

struct Cheese: Identifiable { let id = UUID(); let name: String }

final class DairyModel: ObservableObject {
    static let shared = DairyModel()
    let objectWillChange = PassthroughSubject<Void, Never>()
    var cheeses: [Cheese] = [] { willSet { objectWillChange.send() } }
    func seen(_ cheese: Cheese) {}
}

struct CellarView: View {
    @Environment(\.presentationMode) var presentation: Binding<PresentationMode>
    var body: some View { Button("Up") { self.presentation.wrappedValue.dismiss() } }
}

struct VatView: View {
    @Binding var selection: String?
    var body: some View { Button("Back") { self.selection = nil } }
}

struct CheeseDetail: View {
    let cheese: Cheese
    @State private var showsPhoto = false
    var body: some View {
        Text(cheese.name)
            .onTapGesture { self.showsPhoto.toggle() }
            .sheet(isPresented: $showsPhoto, content: PhotoView.init)
    }
}

struct PhotoView: View { var body: some View { Image("cheese") } }
struct SettingsView: View {
    @EnvironmentObject var model: DairyModel
    var body: some View { Text("Settings") }
}

struct AddView: View {
    @Binding var isPresented: Bool
    var body: some View { Button("Done") { isPresented = false } }
}
