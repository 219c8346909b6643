import SwiftUI

extension View {
    func sheet(isPresented: Binding<Bool>, text: Binding<String>?) -> some View {
        modifier(LetterSheet(isPresented: isPresented, text: text ?? .constant("")))
    }
}

struct LetterSheet: ViewModifier {
    @Binding var isPresented: Bool
    @Binding var text: String

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) { Letter(text: $text) }
    }
}

struct Letter: View {
    @Binding var text: String
    var body: some View { TextField("Letter", text: $text) }
}
