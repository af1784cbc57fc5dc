import { type Explanation, evaluate, parseExpression } from '../src/index.ts';

/** The value of an explanation, computed from nothing but its leaves. */
export function recompute(node: Explanation, known = new Map<Explanation, number>()): number {
  const seen = known.get(node);
  if (seen !== undefined) return seen;
  const value = fromParts(node, known);
  known.set(node, value);
  return value;
}

function fromParts(node: Explanation, known: Map<Explanation, number>): number {
  if (node.formula === undefined) return node.value;
  if (node.formula === 'sum') return node.parts.reduce((total, part) => total + recompute(part, known), 0);
  return evaluate(parseExpression(node.formula), (name) => {
    const part = node.parts.find(({ key }) => key === name);
    if (!part) throw new Error(`${node.key} lacks ${name}`);
    return recompute(part, known);
  });
}

export function leavesOf(node: Explanation): Explanation[] {
  return node.parts.length === 0 ? [node] : node.parts.flatMap(leavesOf);
}
