/// A place in a file, as the offset of its first byte in UTF-8.
@usableFromInline package typealias Offset = Int32

/// An expression, reduced to what navigation can depend on.
package indirect enum Expression: Sendable {
  case name(String, Offset)
  /// `.case` or `.member`, whose type the context decides.
  case implicitMember(String, Offset)
  case member(Expression, String, Offset)
  case call(Call)
  case element(Expression, [Argument], Offset)
  case closure(ClosureExpression)
  case array([Expression])
  case tuple([Argument])
  case keyPath(TypeReference?, [String])
  case string(String)
  /// A string with these values in it.
  case text([Expression])
  case integer(Int)
  case boolean(Bool)
  case none
  case ternary(Expression, Expression, Expression)
  case assignment(Expression, Expression, Offset)
  case coalescing(Expression, Expression)
  case comparison(Expression, Expression, isEqual: Bool)
  /// `<`, `<=`, `>` or `>=`.
  case ordering(Expression, Ordering, Expression)
  case negation(Expression)
  /// A number more, or less.
  case sum(Expression, Int)
  /// `&&` or `||`.
  case logical(Expression, Expression, isAnd: Bool)
  case conversion(Expression, TypeReference)
  case type(TypeReference)
  case statement(Statement)
  /// Anything else: only its parts count.
  case other([Expression])
}

/// How two numbers are compared.
package enum Ordering: String, Sendable {
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Whether it holds between two numbers.
  package func holds(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  /// The same with its sides exchanged.
  package var mirrored: Ordering {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// One argument of a call, an element of a tuple, or a trailing closure.
package struct Argument: Sendable {
  package var label: String?
  package var value: Expression
  package var isTrailing = false

  package init(label: String? = nil, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A call, with its trailing closures among the arguments.
package final class Call: Sendable {
  package let callee: Expression
  package let arguments: [Argument]
  package let offset: Offset

  package init(callee: Expression, arguments: [Argument], offset: Offset) {
    self.callee = callee
    self.arguments = arguments
    self.offset = offset
  }

  /// The argument of a label.
  package func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
}

/// A closure as it is written.
package final class ClosureExpression: Sendable {
  package let parameters: [Parameter]
  /// What it keeps under names of its own: `[target = row.target]`.
  package let captures: [Argument]
  package let body: [Statement]
  package let offset: Offset

  package init(parameters: [Parameter], captures: [Argument] = [], body: [Statement], offset: Offset) {
    self.parameters = parameters
    self.captures = captures
    self.body = body
    self.offset = offset
  }
}
