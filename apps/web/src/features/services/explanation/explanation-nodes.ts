import type { Explanation } from '@zuschlag/calc-engine';
import type { CalculationBasis } from './explained-figure.ts';
import { isPlainSum, namesThatCount } from './explanation-formula.ts';

/** A service among others of a total, with what its figures are calculated from. */
export type ExplanationOwner = { name: string; basis: CalculationBasis };

/** An explanation in which parts may belong to different services. */
export interface OwnedExplanation extends Explanation {
  readonly owner?: ExplanationOwner;
  readonly parts: readonly OwnedExplanation[];
}

/** A figure in the tree: what it is, where it hangs, and how deep. */
export type ExplanationNode = {
  /** Places of the parts from the root, `0.2.1`. */
  id: string;
  explanation: OwnedExplanation;
  parent: OwnedExplanation | null;
  /** The service that the figure belongs to; null where it belongs to several, or to the only one. */
  owner: ExplanationOwner | null;
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
export function partsOf(explanation: OwnedExplanation): OwnedExplanation[] {
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

function lacksRow({ parts }: OwnedExplanation): boolean {
  return parts.some(({ row }) => row !== undefined && row.activeFrom === undefined);
}

/** A sum over a single segment or period says nothing that its only part does not say. */
export function unwrapped(explanation: OwnedExplanation): OwnedExplanation {
  const { formula, key, parts, period } = explanation;
  if (formula !== 'sum') return explanation;
  const counting = parts.filter((part) => part.value !== 0);
  const [only, ...others] = counting.length > 0 ? counting : parts;
  if (!only || others.length > 0 || only.key !== key) return explanation;
  const inner = unwrapped(only);
  return { ...inner, period: inner.period ?? period, owner: explanation.owner ?? inner.owner };
}

/** The lines that are to be seen, from top to bottom. @param opened ids of nodes whose parts show */
export function visibleNodes(root: OwnedExplanation, opened: ReadonlySet<string>): ExplanationNode[] {
  const visible: ExplanationNode[] = [];
  const add = (
    explanation: OwnedExplanation,
    parent: OwnedExplanation | null,
    id: string,
    place: Omit<ExplanationNode, Kept>,
  ) => {
    const parts = partsOf(explanation);
    const owner = explanation.owner ?? place.owner;
    visible.push({ id, explanation, parent, hasParts: parts.length > 0, ...place, owner });
    if (!opened.has(id)) return;
    parts.forEach((part, index) => {
      const below = { level: place.level + 1, position: index + 1, siblings: parts.length, owner };
      add(part, explanation, `${id}.${index}`, below);
    });
  };
  add(unwrapped(root), null, '0', { level: 1, position: 1, siblings: 1, owner: null });
  return visible;
}

/** The figure itself is open, and so is what stands alone below it, until there is something to choose. */
export function firstOpened(root: OwnedExplanation | null): ReadonlySet<string> {
  const opened = new Set<string>();
  let id = '0';
  for (let node = root && unwrapped(root); node; ) {
    const [only, ...others]: OwnedExplanation[] = partsOf(node);
    if (!only) break;
    opened.add(id);
    id = `${id}.0`;
    node = others.length > 0 ? null : only;
  }
  return opened;
}

type Kept = 'id' | 'explanation' | 'parent' | 'hasParts';
