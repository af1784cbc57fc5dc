import type { Chance } from '@zuschlag/validation/chance/chance';
import type { PlausibilityHint } from '@zuschlag/validation/chance/plausibility';
import type { MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';

/** What the product itself knows about an offer before it goes out. */
export const checkIds = [
  'approved',
  'deadline',
  'criteria',
  'destination',
  'proofs',
  'warnings',
  'rates',
  'plausible',
] as const;
export type CheckId = (typeof checkIds)[number];

/** `wait`: the answer of the server is missing; `failed`: it could not be read, so nothing is known. */
export type CheckState = 'ok' | 'attention' | 'wait' | 'failed';
export type Check = { id: CheckId; state: CheckState };

/** An answer of the server: undefined while it is read, null when reading failed. */
type Answer<Value> = Value | null | undefined;

export type CheckFacts = {
  chance: Pick<Chance, 'revenue' | 'totalCost' | 'contract' | 'description' | 'referenceNumber' | 'organizations'>;
  isLate: boolean;
  groups: Answer<
    readonly Pick<
      MarginDecisionGroup,
      'operationalOrganizationId' | 'currentDecision' | 'isStale' | 'revenue' | 'totalCost'
    >[]
  >;
  /** proofs of the list that are not ticked */
  openProofCount: Answer<number>;
  warningCount: Answer<number>;
  changedRatesCount: Answer<number>;
  hints: readonly PlausibilityHint[];
};

/** Every check that applies to the Chance with its state, in the order of the list. */
export function checksOf({ chance, ...facts }: CheckFacts): Check[] {
  const { priceCriteria, qualityCriteria, referenceCriteria } = chance.contract;
  const isSum = (priceCriteria ?? 0) + (qualityCriteria ?? 0) + (referenceCriteria ?? 0) === 100;
  const { type, platform, awardingAuthority } = chance.description;
  const isAddressed = platform !== null && awardingAuthority !== null;
  // A private customer has neither.
  const applies = (id: CheckId) => id !== 'destination' || isAddressed || type !== 'Private';
  const states: Record<CheckId, CheckState> = {
    approved: known(facts.groups, (groups) => areFiguresApproved(chance, groups)),
    deadline: okIf(!facts.isLate),
    criteria: okIf(priceCriteria !== null && isSum),
    destination: okIf(isAddressed),
    proofs: known(facts.openProofCount, isNone),
    warnings: known(facts.warningCount, isNone),
    rates: known(facts.changedRatesCount, isNone),
    plausible: okIf(facts.hints.length === 0),
  };
  return checkIds.filter(applies).map((id) => ({ id, state: states[id] }));
}

const okIf = (holds: boolean): CheckState => (holds ? 'ok' : 'attention');
const isNone = (count: number) => count === 0;

function known<Value>(answer: Answer<Value>, isOk: (value: Value) => boolean): CheckState {
  if (answer === undefined) return 'wait';
  return answer === null ? 'failed' : okIf(isOk(answer));
}

/** Whether the figures of the Chance are, to the cent, the sum of what was approved for its bidders. */
function areFiguresApproved(
  { revenue, totalCost, organizations }: CheckFacts['chance'],
  groups: NonNullable<CheckFacts['groups']>,
): boolean {
  const bidders = organizations.filter(({ isBidding }) => isBidding).map(({ id }) => id);
  const approved = groups.filter(
    ({ operationalOrganizationId, currentDecision, isStale }) =>
      bidders.includes(operationalOrganizationId) && currentDecision === 'approved' && !isStale,
  );
  if (approved.length < bidders.length) return false;
  const sum = (read: (group: (typeof approved)[number]) => number | null) =>
    approved.reduce((total, group) => total + (read(group) ?? 0), 0);
  return (
    isSameToCent(
      sum((group) => group.revenue),
      revenue,
    ) &&
    isSameToCent(
      sum((group) => group.totalCost),
      totalCost,
    )
  );
}

function isSameToCent(one: number, other: number | null): boolean {
  return Math.abs(one - (other ?? 0)) < 0.01;
}
