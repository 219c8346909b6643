import SwiftUI

struct SupplierListView: View {
    private let names = ["Hansen", "Okoro"]

    var body: some View {
        List(names, id: \.self) { name in
            NavigationLink(name, value: name)
        }
        .navigationDestination(for: String.self) { name in
            SupplierView(name: name)
        }
    }
}

struct SupplierView: View {
    let name: String
    var body: some View { Text(name) }
}
