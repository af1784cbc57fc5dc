import type { RuleGroup } from '@zuschlag/validation/rules/rules';
import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvedFrom } from './approved-from.ts';
import { evaluateRule } from './evaluate-rule.ts';
import { ruleFacts } from './rule-facts.ts';

type Condition = RuleGroup['conditions'][number];
const bound = (
  value: number,
  operator: Condition['operator'] = 'LESS_THAN',
  computationType: Condition['computationType'] = 'TOTAL_MARGIN',
): Condition => ({ id: 'c', computationType, operator, value });
const rule = (operator: RuleGroup['operator'], ...conditions: Condition[]): RuleGroup => {
  return { id: 'g', operator, conditions, childGroups: [] };
};

describe('the margin from which on no rule asks', () => {
  it('is the greatest upper bound of all rules, itself approved with “below”', () => {
    const rules = [rule('AND', bound(8)), rule('OR', bound(6, 'LESS_THAN_EQUALS'), bound(10))];
    expect(approvedFrom(rules)).toEqual({ approvedFrom: 0.1, approvesBound: true });
  });

  it('asks at the bound itself where a rule says “at most”', () => {
    const rules = [rule('AND', bound(10)), rule('AND', bound(10, 'LESS_THAN_EQUALS', 'MOBILE_MARGIN'))];
    expect(approvedFrom(rules)).toEqual({ approvedFrom: 0.1, approvesBound: false });
  });

  it('is unknown without rules, and where a rule says more', () => {
    expect(approvedFrom([])).toBeNull();
    expect(
      approvedFrom([rule('AND', bound(8)), rule('AND', bound(36, 'GREATER_THAN', 'CONTRACT_DURATION'))]),
    ).toBeNull();
    expect(approvedFrom([rule('AND', bound(8), bound(20, 'LESS_THAN', 'MOBILE_MARGIN'))])).toBeNull();
    expect(approvedFrom([rule('AND', { ...bound(0, 'IS_NULL'), value: null })])).toBeNull();
  });

  it('agrees with the rules themselves', () => {
    const condition = fc.tuple(
      fc.integer({ min: 0, max: 2_000 }),
      fc.constantFrom('LESS_THAN' as const, 'LESS_THAN_EQUALS' as const),
    );
    const conditions = fc.array(
      condition.map(([cents, operator]) => bound(cents / 100, operator)),
      { minLength: 1, maxLength: 3 },
    );
    const rules = fc.array(
      conditions.map((own) => rule('OR', ...own)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(rules, fc.integer({ min: -100, max: 2_200 }), (all, cents) => {
        const known = approvedFrom(all);
        const margin = cents / 100;
        const chance = { durationMonths: 12, escalationClause: null, estimateRevenue: null };
        const facts = { ...ruleFacts(chance), TOTAL_MARGIN: margin };
        const isAsked = all.some((one) => evaluateRule(one, facts).holds);
        const at = Math.round((known?.approvedFrom ?? 0) * 10_000) / 100;
        expect(!isAsked).toBe(margin > at || (margin === at && known?.approvesBound === true));
      }),
      { numRuns: sampled(500, 20_000) },
    );
  });
});
