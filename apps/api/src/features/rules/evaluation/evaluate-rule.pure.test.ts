import {
  computationTypes,
  operatorsOf,
  type RuleOperator,
  ruleGroupOperators,
} from '@zuschlag/validation/rules/rule-vocabulary';
import type { RuleCondition, RuleGroup } from '@zuschlag/validation/rules/rules';
import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateRule, type RuleFacts } from './evaluate-rule.ts';
import { ruleFacts } from './rule-facts.ts';

const nothing = ruleFacts({ durationMonths: 24, escalationClause: null, estimateRevenue: null });
const condition = (operator: RuleOperator, value: number | null, computationType: RuleCondition['computationType']) =>
  ({ id: 'c', operator, value, computationType }) as const;
const margin = (operator: RuleOperator, value: number | null) => condition(operator, value, 'TOTAL_MARGIN');
const group = (operator: RuleGroup['operator'], conditions: RuleCondition[], childGroups: RuleGroup[] = []) =>
  ({ id: 'g', operator, conditions, childGroups }) as const;
const holds = (tree: RuleGroup, facts: Partial<RuleFacts>) => evaluateRule(tree, { ...nothing, ...facts }).holds;

describe('a condition', () => {
  it.each<[RuleOperator, boolean, boolean, boolean]>([
    // below, at and above the limit of 8 %
    ['LESS_THAN', true, false, false],
    ['LESS_THAN_EQUALS', true, true, false],
    ['GREATER_THAN', false, false, true],
    ['GREATER_THAN_EQUALS', false, true, true],
    ['EQUALS', false, true, false],
    ['NOT_EQUALS', true, false, true],
    ['IS_NULL', false, false, false],
    ['CONTAINS', false, false, false],
  ])('%s compares with 8', (operator, below, at, above) => {
    const tree = group('AND', [margin(operator, 8)]);
    expect([7.99, 8, 8.01].map((value) => holds(tree, { TOTAL_MARGIN: value }))).toEqual([below, at, above]);
  });

  it('compares figures as they are shown, half up to two places', () => {
    const below = group('AND', [margin('LESS_THAN', 8)]);
    expect(holds(below, { TOTAL_MARGIN: 7.995 })).toBe(false);
    expect(holds(below, { TOTAL_MARGIN: 7.9949 })).toBe(true);
    expect(holds(group('AND', [margin('EQUALS', 8)]), { TOTAL_MARGIN: 0.08 * 100 })).toBe(true);
    expect(holds(group('AND', [margin('EQUALS', -1.24)]), { TOTAL_MARGIN: -1.2401 })).toBe(true);
  });

  it('fulfils no comparison without a figure, and IS_NULL only then', () => {
    for (const operator of ['LESS_THAN', 'NOT_EQUALS', 'GREATER_THAN_EQUALS'] as const) {
      expect(holds(group('AND', [margin(operator, 8)]), { TOTAL_MARGIN: null })).toBe(false);
    }
    expect(holds(group('AND', [margin('IS_NULL', null)]), { TOTAL_MARGIN: null })).toBe(true);
    expect(holds(group('AND', [margin('IS_NULL', null)]), { TOTAL_MARGIN: 0 })).toBe(false);
  });
});

describe('the reasons of a rule', () => {
  const tree = group(
    'OR',
    [margin('LESS_THAN', 8)],
    [
      group('AND', [
        condition('GREATER_THAN', 36, 'CONTRACT_DURATION'),
        condition('IS_NULL', null, 'ESCALATION_CLAUSE'),
      ]),
    ],
  );

  it('are the conditions that hold of a rule that holds, with the figures they met', () => {
    const { holds: isTrue, reasons } = evaluateRule(tree, { ...nothing, TOTAL_MARGIN: 12, CONTRACT_DURATION: 48 });
    expect(isTrue).toBe(true);
    expect(reasons).toEqual([
      { computationType: 'CONTRACT_DURATION', operator: 'GREATER_THAN', limit: 36, value: 48, holds: true },
      { computationType: 'ESCALATION_CLAUSE', operator: 'IS_NULL', limit: null, value: null, holds: true },
    ]);
  });

  it('are the conditions that fail of a rule that fails', () => {
    const { holds: isTrue, reasons } = evaluateRule(tree, { ...nothing, TOTAL_MARGIN: 12, CONTRACT_DURATION: 24 });
    expect(isTrue).toBe(false);
    expect(reasons.map(({ computationType, value }) => [computationType, value])).toEqual([
      ['TOTAL_MARGIN', 12],
      ['CONTRACT_DURATION', 24],
    ]);
  });
});

describe('every rule', () => {
  const figure = fc.option(
    fc.integer({ min: -2_000, max: 12_000 }).map((cents) => cents / 100),
    { nil: null },
  );
  const facts = fc.record(
    Object.fromEntries(computationTypes.map((type) => [type, figure])) as { [type in keyof RuleFacts]: typeof figure },
  );
  const conditions = fc.constantFrom(...computationTypes).chain((computationType) =>
    fc.record({
      id: fc.constant('c'),
      computationType: fc.constant(computationType),
      operator: fc.constantFrom(...operatorsOf(computationType)),
      value: fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100),
    }),
  );
  const { tree } = fc.letrec<{ tree: RuleGroup }>((tie) => ({
    tree: fc
      .record({
        id: fc.constant('g'),
        operator: fc.constantFrom(...ruleGroupOperators),
        conditions: fc.array(conditions, { maxLength: 3 }),
        childGroups: fc.oneof({ maxDepth: 2 }, fc.constant<RuleGroup[]>([]), fc.array(tie('tree'), { maxLength: 2 })),
      })
      .filter((one) => one.conditions.length + one.childGroups.length > 0),
  }));
  const laws = { numRuns: sampled(500, 20_000) };

  it('gives reasons that all have its own result, and at least one', () => {
    fc.assert(
      fc.property(tree, facts, (rule, known) => {
        const result = evaluateRule(rule, known);
        expect(result.reasons.length).toBeGreaterThan(0);
        expect(result.reasons.every((reason) => reason.holds === result.holds)).toBe(true);
      }),
      laws,
    );
  });

  it('keeps its result when only figures change that are no reason of it', () => {
    fc.assert(
      fc.property(tree, facts, facts, (rule, known, others) => {
        const { holds: before, reasons } = evaluateRule(rule, known);
        const kept = Object.fromEntries(
          computationTypes.map((type) => [
            type,
            reasons.some(({ computationType }) => computationType === type) ? known[type] : others[type],
          ]),
        ) as RuleFacts;
        expect(evaluateRule(rule, kept).holds).toBe(before);
      }),
      laws,
    );
  });

  it('holds with OR wherever it holds with AND', () => {
    fc.assert(
      fc.property(tree, facts, (rule, known) => {
        const both = evaluateRule({ ...rule, operator: 'AND' }, known).holds;
        if (both) expect(evaluateRule({ ...rule, operator: 'OR' }, known).holds).toBe(true);
      }),
      laws,
    );
  });
});
