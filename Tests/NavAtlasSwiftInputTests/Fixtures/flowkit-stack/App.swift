import FlowKit
import SwiftUI

@main
struct SchoolApp: App {
  @StateObject private var flow = FlowProvider(rootView: YardView())
  var body: some Scene { WindowGroup { SchoolView(flow: flow) } }
}

struct SchoolView: View {
  let flow: FlowProvider
  var body: some View { flow.present().environmentObject(flow) }
}

struct YardView: View {
  @Flow var flow
  var body: some View { Button("Lessons") { flow.push(LessonsView()) } }
}

struct LessonsView: View {
  @Flow var flow
  var body: some View {
    VStack {
      Button("Exam") { flow.push(ExamView(number: 2)) }
      Button("Back") { flow.pop() }
    }
  }
}

struct ExamView: View {
  let number: Int
  @Flow var flow
  var body: some View { Button("Yard") { flow.popToRoot() } }
}
