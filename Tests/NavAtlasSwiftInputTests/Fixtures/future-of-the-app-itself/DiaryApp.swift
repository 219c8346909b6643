import Combine
import SwiftUI

@main struct DiaryApp: App {
  var body: some Scene { WindowGroup { DiaryView() } }
}

struct DiaryView: View {
  @State private var isWriting = false

  var body: some View {
    Button("Write") { isWriting = true }
      .sheet(isPresented: $isWriting) { PageView() }
  }
}

struct PageView: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Button("Save") {
        _ = save().sink(
          receiveCompletion: { completion in
            switch completion {
            case .failure(let error): print(error)
            case .finished: presentationMode.wrappedValue.dismiss()
            }
          },
          receiveValue: {})
      }
    }
  }

  private func save() -> Future<Void, Error> {
    Future { promise in
      do {
        try write()
        promise(.success(()))
      } catch {
        promise(.failure(error))
      }
    }
  }

  private func write() throws {}
}
