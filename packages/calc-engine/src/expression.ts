import { roundHalfUp } from './rounding.ts';

/**
 * Formulas as text, in the grammar that spreadsheets share: + - * / and brackets, `>` inside `if(condition, then,
 * otherwise)`, `min(a, b)`, `max(a, b)`, `round(value, digits)`, `roundup(value, digits)`, `power(base, exponent)`, numbers and names.
 */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'operation'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] };

const parsed = new Map<string, Expression>();

/** The tree of a formula. @throws {SyntaxError} when the text is not a formula */
export function parseExpression(formula: string): Expression {
  const known = parsed.get(formula);
  if (known) return known;
  const tokens = formula.match(/[A-Za-z]\w*|\d+(?:\.\d+)?|\S/g) ?? [];
  let at = 0;
  const expect = (token: string) => {
    if (tokens[at++] !== token) throw new SyntaxError(formula);
  };
  const chain = (operators: string, operand: () => Expression) => (): Expression => {
    let left = operand();
    for (let token = tokens[at]; token && operators.includes(token); token = tokens[at]) {
      at++;
      left = { kind: 'operation', operator: token, left, right: operand() };
    }
    return left;
  };
  const atom = (): Expression => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = comparison();
      expect(')');
      return inner;
    }
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
    if (!/^[A-Za-z]/.test(token)) throw new SyntaxError(formula);
    if (tokens[at] !== '(') return { kind: 'name', name: token };
    const args: Expression[] = [];
    do {
      at++;
      args.push(comparison());
    } while (tokens[at] === ',');
    expect(')');
    return { kind: 'call', name: token, args };
  };
  const comparison = chain('>', chain('+-', chain('*/', atom)));
  const expression = comparison();
  if (at < tokens.length) throw new SyntaxError(formula);
  parsed.set(formula, expression);
  return expression;
}

/** The value of a formula; of an `if` only the chosen branch is evaluated. */
export function evaluate(expression: Expression, of: (name: string) => number): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'name':
      return of(expression.name);
    case 'operation': {
      const left = evaluate(expression.left, of);
      const right = evaluate(expression.right, of);
      if (expression.operator === '+') return left + right;
      if (expression.operator === '-') return left - right;
      if (expression.operator === '*') return left * right;
      if (expression.operator === '/') return left / right;
      return left > right ? 1 : 0;
    }
    case 'call': {
      const [first, second, third] = expression.args;
      if (expression.name === 'min' && first && second) {
        return Math.min(evaluate(first, of), evaluate(second, of));
      }
      if (expression.name === 'max' && first && second) {
        return Math.max(evaluate(first, of), evaluate(second, of));
      }
      if (expression.name === 'roundup' && first && second) {
        const unit = 10 ** evaluate(second, of);
        return Math.ceil(evaluate(first, of) * unit) / unit;
      }
      if (expression.name === 'if' && first && second && third) {
        return evaluate(evaluate(first, of) === 0 ? third : second, of);
      }
      if (expression.name === 'round' && first && second) {
        return roundHalfUp(evaluate(first, of), evaluate(second, of));
      }
      if (expression.name === 'power' && first && second) {
        return evaluate(first, of) ** evaluate(second, of);
      }
      throw new SyntaxError(expression.name);
    }
  }
}

/** The names of a formula in order of appearance, each once. */
export function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'name':
      return [expression.name];
    case 'operation':
      return [...new Set([...namesIn(expression.left), ...namesIn(expression.right)])];
    case 'call':
      return [...new Set(expression.args.flatMap(namesIn))];
  }
}
