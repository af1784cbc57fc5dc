import type { RuleGroup } from '@zuschlag/validation/rules/rules';

/** A margin from which on no rule asks for an approval, as a fraction; `approvesBound`: a margin of exactly that value too. */
export type ApprovedFrom = { approvedFrom: number; approvesBound: boolean };

const margins = ['TOTAL_MARGIN', 'PERMANENT_MARGIN', 'MOBILE_MARGIN'];

/**
 * The greatest upper bound of margin rules that name nothing but upper bounds of margins and one condition each: above it
 * no organization is asked.
 *
 * @returns null when there is no rule, or one that says more
 * @source docs/domain.md, Rules
 */
export function approvedFrom(roots: readonly RuleGroup[]): ApprovedFrom | null {
  const bounds = roots.map(boundsOf);
  if (bounds.length === 0) return null;
  const all = bounds.flatMap((own) => own ?? []);
  if (bounds.includes(null)) return null;
  const greatest = Math.max(...all.map(({ value }) => value));
  const approvesBound = all.every(({ value, isIncluded }) => value < greatest || !isIncluded);
  return { approvedFrom: greatest / 100, approvesBound };
}

type Bound = { value: number; isIncluded: boolean };

/** @returns the upper bounds of a tree that names nothing else; null for any other one */
function boundsOf({ operator, conditions, childGroups }: RuleGroup): Bound[] | null {
  const isPlain = operator === 'OR' || conditions.length + childGroups.length === 1;
  if (!isPlain) return null;
  const own = conditions.map(({ computationType, operator: compares, value }): Bound | null => {
    const isUpper = compares === 'LESS_THAN' || compares === 'LESS_THAN_EQUALS';
    if (!isUpper || value === null || !margins.includes(computationType)) return null;
    return { value, isIncluded: compares === 'LESS_THAN_EQUALS' };
  });
  const parts = [...own.map((bound) => bound && [bound]), ...childGroups.map(boundsOf)];
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}
