import { describe, expect, it } from 'vitest';
import { aBidder, aChance } from '../../../../testing/chance.ts';
import { type CheckFacts, checksOf } from './checklist.ts';

const approved: NonNullable<CheckFacts['groups']>[number] = {
  ...{ operationalOrganizationId: 2, currentDecision: 'approved', isStale: false },
  ...{ revenue: 100_000, totalCost: 92_000 },
};
const fine: CheckFacts = {
  chance: aChance({ revenue: 100_000.004, totalCost: 92_000 }),
  isLate: false,
  groups: [approved],
  openProofCount: 0,
  warningCount: 0,
  changedRatesCount: 0,
  hints: [],
};
const attentionOf = (facts: Partial<CheckFacts>) =>
  checksOf({ ...fine, ...facts })
    .filter(({ state }) => state === 'attention')
    .map(({ id }) => id);
const { contract, description } = fine.chance;

describe('what the product checks before a submission', () => {
  it('is all right when the approved figures are those of the Chance to the cent', () => {
    expect(checksOf(fine).every(({ state }) => state === 'ok')).toBe(true);
  });

  it.each<[string, Partial<CheckFacts>, string[]]>([
    ['a cent more revenue', { groups: [{ ...approved, revenue: 99_999.98 }] }, ['approved']],
    ['another cost', { groups: [{ ...approved, totalCost: 91_000 }] }, ['approved']],
    ['a stale approval', { groups: [{ ...approved, isStale: true }] }, ['approved']],
    ['an open round', { groups: [{ ...approved, currentDecision: 'open' }] }, ['approved']],
    ['a bidder without an approval', { groups: [] }, ['approved']],
    ['a passed deadline', { isLate: true }, ['deadline']],
    [
      'criteria that are missing',
      { chance: { ...fine.chance, contract: { ...contract, priceCriteria: null } } },
      ['criteria'],
    ],
    ['criteria of 99 %', { chance: { ...fine.chance, contract: { ...contract, priceCriteria: 59 } } }, ['criteria']],
    ['no platform', { chance: { ...fine.chance, description: { ...description, platform: null } } }, ['destination']],
    ['a proof that is not ticked', { openProofCount: 1 }, ['proofs']],
    ['warnings of the engine', { warningCount: 2 }, ['warnings']],
    ['changed tables', { changedRatesCount: 1 }, ['rates']],
    ['an unusual day', { hints: [{ code: 'CONTRACT_BEFORE_SUBMISSION', field: 'contract.startDate' }] }, ['plausible']],
  ])('names %s', (_, facts, ids) => {
    expect(attentionOf(facts)).toEqual(ids);
  });

  it('adds up the approvals of several bidders, and leaves the groups of others out', () => {
    const half = { ...approved, revenue: 50_000.002, totalCost: 46_000 };
    const organizations = [aBidder(), aBidder({ id: 3 }), aBidder({ id: 4, isBidding: false })];
    const groups = [half, { ...half, operationalOrganizationId: 3 }, { ...approved, operationalOrganizationId: 4 }];
    expect(attentionOf({ chance: { ...fine.chance, organizations }, groups })).toEqual([]);
  });

  it('asks a private customer for no platform', () => {
    const chance = { ...fine.chance, description: { ...description, type: 'Private' as const, platform: null } };
    const checks = checksOf({ ...fine, chance });
    expect(checks.filter(({ id, state }) => id === 'destination' || state !== 'ok')).toEqual([]);
  });

  it('waits for the answers of the server', () => {
    const states = checksOf({ ...fine, groups: undefined, warningCount: undefined, changedRatesCount: undefined });
    expect(states.filter(({ state }) => state === 'wait').map(({ id }) => id)).toEqual([
      'approved',
      'warnings',
      'rates',
    ]);
  });

  it('says of what it could not read that it is not known', () => {
    const states = checksOf({ ...fine, groups: null, openProofCount: null, warningCount: 2 });
    expect(states.filter(({ state }) => state === 'failed').map(({ id }) => id)).toEqual(['approved', 'proofs']);
  });
});
