import { roundHalfUp } from '@zuschlag/calc-engine';
import type { ComputationType, RuleOperator } from '@zuschlag/validation/rules/rule-vocabulary';
import type { RuleCondition, RuleGroup, RuleReason } from '@zuschlag/validation/rules/rules';

/** The figures that conditions compare, in the unit of their computation type; null where there is no such figure. */
export type RuleFacts = { readonly [type in ComputationType]: number | null };

export type RuleResult = {
  holds: boolean;
  /** the conditions that made the result: those that hold of a tree that holds, otherwise those that fail */
  reasons: RuleReason[];
};

/**
 * Whether a condition tree holds, and the conditions that make it so. A reason of an OR that holds and of an AND that
 * fails is enough by itself; of the others all are needed.
 *
 * @source docs/domain.md, Rules
 */
export function evaluateRule({ operator, conditions, childGroups }: RuleGroup, facts: RuleFacts): RuleResult {
  const parts = [
    ...conditions.map((condition) => evaluateCondition(condition, facts)),
    ...childGroups.map((child) => evaluateRule(child, facts)),
  ];
  const holds = operator === 'AND' ? parts.every((part) => part.holds) : parts.some((part) => part.holds);
  return { holds, reasons: parts.filter((part) => part.holds === holds).flatMap(({ reasons }) => reasons) };
}

function evaluateCondition({ computationType, operator, value: limit }: RuleCondition, facts: RuleFacts): RuleResult {
  const value = asShown(facts[computationType]);
  const holds = compare(operator, value, asShown(limit));
  return { holds, reasons: [{ computationType, operator, limit, value, holds }] };
}

type Comparison = (value: number, limit: number) => boolean;
const comparisons: { readonly [operator in RuleOperator]?: Comparison } = {
  EQUALS: (value, limit) => value === limit,
  NOT_EQUALS: (value, limit) => value !== limit,
  GREATER_THAN: (value, limit) => value > limit,
  GREATER_THAN_EQUALS: (value, limit) => value >= limit,
  LESS_THAN: (value, limit) => value < limit,
  LESS_THAN_EQUALS: (value, limit) => value <= limit,
};

/** A figure that is not there fulfils IS_NULL and no comparison, not even that it differs. */
function compare(operator: RuleOperator, value: number | null, limit: number | null): boolean {
  if (operator === 'IS_NULL') return value === null;
  return value !== null && limit !== null && (comparisons[operator]?.(value, limit) ?? false);
}

/** As the figures are shown: 7.995 % is 8 % and not below it. */
function asShown(value: number | null): number | null {
  return value === null ? null : roundHalfUp(value);
}
