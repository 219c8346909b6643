import SwiftUI

enum Seat: Hashable { case strings, brass }

enum Pamphlet: String, Identifiable {
    case tuning, dressCode
    var id: String { rawValue }
}

@Observable
final class Baton {
    var seats: [Seat] = []
    var pamphlet: Pamphlet?
}

struct SeatingView: View {
    var body: some View {
        NavigationLink("Strings", value: Seat.strings)
    }
}

struct StringsView: View {
    var body: some View { Text("16 violins") }
}

struct BrassView: View {
    var body: some View { Text("4 horns") }
}

struct TuningView: View {
    var body: some View { Text("A = 442") }
}

struct DressCodeView: View {
    var body: some View { Text("Black") }
}
