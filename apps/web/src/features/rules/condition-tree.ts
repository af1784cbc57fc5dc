import {
  type ComputationType,
  operatorsOf,
  type RuleGroupOperator,
  type RuleOperator,
} from '@zuschlag/validation/rules/rule-vocabulary';

/** A group as the builder has it; a value may be missing. Keys tell alike rows apart on the screen and are not sent. */
export type TypedGroup = {
  key: string;
  operator: RuleGroupOperator;
  conditions: { key: string; computationType: ComputationType; operator: RuleOperator; value: number | null }[];
  childGroups: TypedGroup[];
};
export type TypedCondition = TypedGroup['conditions'][number];

export const newCondition = (computationType: ComputationType): TypedCondition => ({
  key: crypto.randomUUID(),
  computationType,
  operator: operatorsOf(computationType).includes('LESS_THAN') ? 'LESS_THAN' : 'EQUALS',
  value: null,
});

export const newGroup = (computationType: ComputationType): TypedGroup => ({
  key: crypto.randomUUID(),
  operator: 'AND',
  conditions: [newCondition(computationType)],
  childGroups: [],
});

/**
 * The group that a new rule starts from. Its keys are the same each time: a draft counts as long as the form starts from the
 * same values, so keys drawn at random would throw each draft away.
 */
export const firstGroup = (computationType: ComputationType): TypedGroup => ({
  ...newGroup(computationType),
  key: 'root',
  conditions: [{ ...newCondition(computationType), key: 'first' }],
});

/** The condition with another figure; the operator stays where it fits. */
export function withType(condition: TypedCondition, computationType: ComputationType): TypedCondition {
  const fits = operatorsOf(computationType).includes(condition.operator);
  return {
    key: condition.key,
    computationType,
    operator: fits ? condition.operator : newCondition(computationType).operator,
    value: null,
  };
}

/** A list with another element at a place, or without it. */
export function withAt<Item>(items: readonly Item[], index: number, item: Item | null): Item[] {
  return items.flatMap((one, place) => (place === index ? (item === null ? [] : [item]) : [one]));
}
