import SwiftUI

@main struct SignUpApp: App {
  var body: some Scene { WindowGroup { NavigationStack { RoleView() } } }
}

enum Role { case student, teacher }

final class SignUpModel: ObservableObject {
  @Published var role: Role = .student
}

struct RoleView: View {
  @StateObject private var model = SignUpModel()
  @State private var isHelpShown = false

  var body: some View {
    VStack {
      Button("I learn") { model.role = .student }
      Button("I teach") { model.role = .teacher }
      NavigationLink("Next") {
        switch model.role {
        case .student: NicknameView()
        case .teacher: DiplomaView()
        }
      }
      Button("Help") { isHelpShown = true }
    }
    .sheet(isPresented: $isHelpShown) {
      if model.role == .teacher {
        TeacherHelpView()
      } else {
        StudentHelpView()
      }
    }
  }
}

struct NicknameView: View { var body: some View { Text("Nickname") } }
struct DiplomaView: View { var body: some View { Text("Diploma") } }
struct TeacherHelpView: View { var body: some View { Text("For teachers") } }
struct StudentHelpView: View { var body: some View { Text("For students") } }
