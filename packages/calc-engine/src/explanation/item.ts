import { evaluate, namesIn, parseExpression } from '../expression.ts';
import type { Explanation } from '../results.ts';
import { leaf } from './leaves.ts';
import { lineOf, numberField, type Sheet, unitOf } from './sheet.ts';

/** One car, purchase, shift or visit: its formula over its own fields. */
export function item(sheet: Sheet, key: string, fields: object, path: string, field?: string): Explanation {
  const line = lineOf(sheet, key);
  const formula = line.formula ?? '0';
  const expression = parseExpression(formula);
  const parts = namesIn(expression).map((name): Explanation => {
    const value = numberField(fields, name);
    if (value === undefined) return leaf(sheet, name, 'cumulated');
    const isEntered = sheet.lines.get(name)?.level === 'input';
    const input = isEntered && name !== 'travelTime' ? `${path}.${field ?? name}` : undefined;
    return { key: name, value, unit: unitOf(sheet, name), input: name === 'travelTime' ? name : input, parts: [] };
  });
  const values = new Map(parts.map((part) => [part.key, part.value]));
  const value = evaluate(expression, (name) => values.get(name) ?? 0);
  return { key, value, unit: line.unit, formula, input: path, parts };
}
