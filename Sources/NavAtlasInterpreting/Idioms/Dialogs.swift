import NavAtlasProgram
import NavAtlasSourceReading

/// Alerts and dialogs about something: `.alert("Leave?", isPresented: $asks, presenting: trip) { trip in … }`.
///
/// They are no screens, but what their buttons do, the screen under them does.
struct Dialogs: SourceIdiom {
  static let summary = "the buttons of alerts and dialogs that are about something"
  let modifiers = ["alert", "confirmationDialog"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard let subject = call.argument("presenting") else { return nil }
    // What a dialog's own data says is to be done, nobody knows who handed it over.
    let type = call.evaluator.type(of: subject)?.unwrapped.declaration
    let hasCode = type.map(call.evaluator.carriesFunctions) ?? false
    let given = hasCode ? .unknown : call.evaluator.present(subject)
    let buttons = Content(owner: call.scope.type)
    for argument in call.arguments {
      let isAboutIt = argument.isTrailing || argument.label == "actions" || argument.label == "message"
      guard isAboutIt, argument.value.isCallable else {
        call.evaluator.collect(argument, into: buttons, call.name, call.site)
        continue
      }
      let shown = call.evaluator.apply(argument.value, to: [given], at: call.site)
      call.evaluator.add(shown, to: buttons, at: call.site)
    }
    return call.adding(.attachment(buttons, call.site), to: base)
  }
}
