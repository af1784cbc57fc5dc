import type { Explanation } from '@zuschlag/calc-engine';
import { isPlainSum, namesThatCount } from './explanation-formula.ts';

/** A figure in the tree: what it is, where it hangs, and how deep. */
export type ExplanationNode = {
  /** Places of the parts from the root, `0.2.1`. */
  id: string;
  explanation: Explanation;
  parent: Explanation | null;
  /** 1 at the root */
  level: number;
  position: number;
  siblings: number;
  hasParts: boolean;
};

/** Sums on the way that a costing sheet has no line for: inside a greater sum their parts stand in their place. */
const subtotals = new Set(['grossPay', 'continuedPay', 'wage']);

/**
 * The parts worth a line: of a sum what is not 0, or is 0 for want of a table row; of a choice what counts. A sum of one
 * part is that part.
 */
export function partsOf(explanation: Explanation): Explanation[] {
  const { formula, parts } = explanation;
  if (formula === undefined) return [];
  if (isPlainSum(formula)) {
    const counting = parts.filter((part) => part.value !== 0 || lacksRow(unwrapped(part)));
    return (counting.length > 0 ? counting : parts).map(unwrapped).flatMap((part) => {
      const isOnTheWay = subtotals.has(part.key) && part.key !== explanation.key;
      return isOnTheWay && part.formula !== 'sum' ? partsOf(part) : [part];
    });
  }
  const values = new Map(parts.map((part) => [part.key, part.value]));
  const names = new Set(namesThatCount(formula, (name) => values.get(name) ?? 0));
  return parts.filter((part) => names.has(part.key)).map(unwrapped);
}

function lacksRow({ parts }: Explanation): boolean {
  return parts.some(({ row }) => row !== undefined && row.activeFrom === undefined);
}

/** A sum over a single segment or period says nothing that its only part does not say. */
export function unwrapped(explanation: Explanation): Explanation {
  const { formula, key, parts, period } = explanation;
  if (formula !== 'sum') return explanation;
  const counting = parts.filter((part) => part.value !== 0);
  const [only, ...others] = counting.length > 0 ? counting : parts;
  if (!only || others.length > 0 || only.key !== key) return explanation;
  const inner = unwrapped(only);
  return { ...inner, period: inner.period ?? period };
}

/** The lines that are to be seen, from top to bottom. @param opened ids of nodes whose parts show */
export function visibleNodes(root: Explanation, opened: ReadonlySet<string>): ExplanationNode[] {
  const visible: ExplanationNode[] = [];
  const add = (
    explanation: Explanation,
    parent: Explanation | null,
    id: string,
    place: Omit<ExplanationNode, Kept>,
  ) => {
    const parts = partsOf(explanation);
    visible.push({ id, explanation, parent, hasParts: parts.length > 0, ...place });
    if (!opened.has(id)) return;
    parts.forEach((part, index) => {
      const below = { level: place.level + 1, position: index + 1, siblings: parts.length };
      add(part, explanation, `${id}.${index}`, below);
    });
  };
  add(unwrapped(root), null, '0', { level: 1, position: 1, siblings: 1 });
  return visible;
}

/** The figure itself is open, and so is what stands alone below it, until there is something to choose. */
export function firstOpened(root: Explanation | null): ReadonlySet<string> {
  const opened = new Set<string>();
  let id = '0';
  for (let node = root && unwrapped(root); node; ) {
    const [only, ...others]: Explanation[] = partsOf(node);
    if (!only) break;
    opened.add(id);
    id = `${id}.0`;
    node = others.length > 0 ? null : only;
  }
  return opened;
}

type Kept = 'id' | 'explanation' | 'parent' | 'hasParts';
