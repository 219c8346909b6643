import SwiftUI

@main
struct PotteryClassApp: App {
    var body: some Scene {
        WindowGroup { ClassStack() }
    }
}

struct Lesson: Hashable, Identifiable {
    let id: String
    static let all = [Lesson(id: "coil"), Lesson(id: "slab")]
}

struct ClassStack: View {
    @StateObject private var memory = Memory()
    @SceneStorage("lessons") private var saved: Data?

    var body: some View {
        NavigationStack(path: $memory.lessonPath) {
            LessonListView()
                .navigationDestination(for: Lesson.self) { LessonView(lesson: $0) }
        }
        .task {
            if let saved { memory.json = saved }
            for await _ in memory.objectWillChangeSequence {
                saved = memory.json
            }
        }
    }
}

struct LessonListView: View {
    var body: some View {
        List(Lesson.all) { lesson in
            NavigationLink(lesson.id, value: lesson)
        }
    }
}

struct LessonView: View {
    let lesson: Lesson
    var body: some View { Text(lesson.id) }
}
