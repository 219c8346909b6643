import SwiftUI

@main
struct ShelfApp: App { var body: some Scene { WindowGroup { Keeper() } } }

enum BookRoute: Hashable { case novel, poem }
enum LogRoute: Hashable { case loans, fines }

struct Keeper: View {
    @State private var path = NavigationPath()
    var body: some View {
        ShelfView(path: $path, books: leaf(for:), logs: leaf(for:))
    }
    @ViewBuilder func leaf(for item: BookRoute?) -> some View {
        switch item {
        case .novel: NovelView()
        case .poem: PoemView()
        default: Text("None")
        }
    }
    @ViewBuilder func leaf(for item: LogRoute?) -> some View {
        switch item {
        case .loans: LoansView()
        case .fines: FinesView()
        default: Text("None")
        }
    }
}

struct ShelfView<Books: View, Logs: View>: View {
    @Binding var path: NavigationPath
    let books: (BookRoute?) -> Books
    let logs: (LogRoute?) -> Logs
    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink(value: BookRoute.novel) { Text("N") }
                NavigationLink(value: BookRoute.poem) { Text("P") }
                NavigationLink(value: LogRoute.loans) { Text("L") }
                Button("F") { path.append(LogRoute.fines) }
            }
            .navigationDestination(for: BookRoute.self, destination: books)
            .navigationDestination(for: LogRoute.self, destination: logs)
        }
    }
}

struct NovelView: View { var body: some View { Text("Novel") } }

struct PoemView: View { var body: some View { Text("Poem") } }

struct LoansView: View { var body: some View { Text("Loans") } }

struct FinesView: View { var body: some View { Text("Fines") } }
