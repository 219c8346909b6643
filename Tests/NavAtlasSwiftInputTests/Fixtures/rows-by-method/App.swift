import SwiftUI
@main
struct DiaryApp: App { var body: some Scene { WindowGroup { DiaryView(days: [1, 2]) } } }
struct DiaryView: View {
    @State private var item: Int?
    let days: [Int]
    var body: some View {
        Group {
            if days.count < 8 {
                List(days, id: \.self, rowContent: makeRow)
            } else {
                List(days, id: \.self, rowContent: makeSection)
            }
        }
        .sheet(item: $item) { DayView(day: $0) }
    }
}
private extension DiaryView {
    func makeSection(for day: Int) -> some View {
        Section("Days") { ForEach(days, id: \.self) { makeRow(for: $0) } }
    }
    func makeRow(for day: Int) -> some View {
        let other = day + 1
        return VStack {
            Button("\(other)") { item = day }
        }
    }
}
struct DayView: View { let day: Int; var body: some View { Text("Days") } }
