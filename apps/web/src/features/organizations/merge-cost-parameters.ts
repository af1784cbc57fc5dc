import type { CostParameters } from '@zuschlag/validation/organizations/organizations';

/** A value that both changed, each in another way. */
export type Clash = { name: keyof CostParameters; mine: number; theirs: number };

/**
 * Lays an edit over what others stored since it began: what only they changed is kept, what only this form changed is
 * written, and what both changed otherwise is a question. The form's own value stands there until it is answered.
 * @param opened what the form began with; null while there were no values yet
 * @param stored what is stored now
 */
export function mergeCostParameters(
  opened: CostParameters | null,
  stored: CostParameters | null,
  edited: CostParameters,
): { merged: CostParameters; clashes: Clash[]; taken: number } {
  if (stored === null) return { merged: edited, clashes: [], taken: 0 };
  const names = Object.keys(edited) as (keyof CostParameters)[];
  const changedByThem = names.filter((name) => stored[name] !== opened?.[name] && stored[name] !== edited[name]);
  const isMine = (name: keyof CostParameters) => edited[name] !== opened?.[name];
  const taken = changedByThem.filter((name) => !isMine(name));
  return {
    merged: { ...edited, ...Object.fromEntries(taken.map((name) => [name, stored[name]])) },
    clashes: changedByThem.filter(isMine).map((name) => ({ name, mine: edited[name], theirs: stored[name] })),
    taken: taken.length,
  };
}
