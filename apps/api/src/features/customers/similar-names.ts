import { foldCase } from '../../database/normalize-text.ts';

/** How alike two names must be to count as similar, between 0 and 1. Wider than what the form suggests, which decides itself. */
const ALIKE = 0.35;

/** @returns whether a name contains what was typed, or resembles it as a misspelling does */
export function isSimilarName(name: string, typed: string): boolean {
  const [known, wanted] = [foldCase(name), foldCase(typed.trim())];
  return known.includes(wanted) || likeness(known, wanted) >= ALIKE;
}

/** Dice's coefficient over pairs of neighbouring letters: 1 for the same text, 0 without a pair in common. */
export function likeness(one: string, other: string): number {
  const [ones, others] = [pairsOf(one), pairsOf(other)];
  if (ones.length === 0 || others.length === 0) return one === other ? 1 : 0;
  const left = [...others];
  const common = ones.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (ones.length + others.length);
}

function pairsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .flatMap((word) => Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));
}
