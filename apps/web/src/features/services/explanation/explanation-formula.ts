import { type Expression, evaluate, parseExpression } from '@zuschlag/calc-engine/expression';

const binding: Record<string, number> = { '>': 1, '+': 2, '-': 2, '*': 3, '/': 3 };
const signs: Record<string, string> = { '*': '×', '/': '÷', '-': '−', '+': '+', '>': '>' };

/**
 * A formula as one would write it down, in names or in numbers. Of an `if` only the branch that counts is written.
 *
 * @param write how a name appears
 */
export function writtenFormula(
  formula: string,
  amountOf: (name: string) => number,
  write: (name: string) => string,
): string {
  return written(taken(parseExpression(formula), amountOf), write, 0);
}

/** The names that count in a formula, in order of appearance. */
export function namesThatCount(formula: string, amountOf: (name: string) => number): string[] {
  const names: string[] = [];
  written(taken(parseExpression(formula), amountOf), (name) => String(names.push(name)), 0);
  return [...new Set(names)];
}

/** Whether a formula only adds: then what is 0 can be left out, and its parts say all of it. */
export function isPlainSum(formula: string): boolean {
  return formula === 'sum' || onlyAdds(parseExpression(formula));
}

function onlyAdds(expression: Expression): boolean {
  if (expression.kind !== 'operation') return expression.kind === 'name';
  return expression.operator === '+' && onlyAdds(expression.left) && onlyAdds(expression.right);
}

function taken(expression: Expression, amountOf: (name: string) => number): Expression {
  switch (expression.kind) {
    case 'operation':
      return { ...expression, left: taken(expression.left, amountOf), right: taken(expression.right, amountOf) };
    case 'call': {
      const [condition, then, otherwise] = expression.args;
      if (expression.name === 'if' && condition && then && otherwise) {
        return taken(evaluate(condition, amountOf) === 0 ? otherwise : then, amountOf);
      }
      return { ...expression, args: expression.args.map((argument) => taken(argument, amountOf)) };
    }
    default:
      return expression;
  }
}

/** The greatest of several values is one list, though the grammar takes two at a time. */
function flat({ name, args }: Extract<Expression, { kind: 'call' }>): readonly Expression[] {
  if (name !== 'max') return args;
  return args.flatMap((argument) => (argument.kind === 'call' && argument.name === name ? flat(argument) : [argument]));
}

function written(expression: Expression, write: (name: string) => string, outer: number): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'name':
      return write(expression.name);
    case 'call': {
      const [base, exponent] = expression.args;
      const args = flat(expression);
      if (expression.name === 'power' && base && exponent) {
        return `(${written(base, write, 0)})^${written(exponent, write, 4)}`;
      }
      return `${expression.name}(${args.map((argument) => written(argument, write, 0)).join('; ')})`;
    }
    case 'operation': {
      const { operator, left, right } = expression;
      const own = binding[operator] ?? 0;
      // A subtrahend or divisor binds more closely than the term before it.
      const inner = operator === '-' || operator === '/' ? own + 1 : own;
      const text = `${written(left, write, own)} ${signs[operator]} ${written(right, write, inner)}`;
      return own < outer ? `(${text})` : text;
    }
  }
}
