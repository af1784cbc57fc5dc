/** The decisions that a rule can ask for. */
export const ruleDecisionTypes = ['BID_DECISION', 'MARGIN_DECISION'] as const;
export type RuleDecisionType = (typeof ruleDecisionTypes)[number];

/** How the conditions and child groups of a group are combined. */
export const ruleGroupOperators = ['AND', 'OR'] as const;
export type RuleGroupOperator = (typeof ruleGroupOperators)[number];

/** The figures of a Chance, and of what an organization offers in it, that a condition compares. */
export const computationTypes = [
  'CONTRACT_DURATION',
  'ESCALATION_CLAUSE',
  'ESTIMATED_REVENUE',
  'TOTAL_REVENUE',
  'TOTAL_MARGIN',
  'PERMANENT_MARGIN',
  'MOBILE_MARGIN',
  'PROFIT_MARGIN',
  'NON_TARIFF_ALLOWANCE',
] as const;
export type ComputationType = (typeof computationTypes)[number];

/** CONTAINS and NOT_CONTAINS are known to clients and compare no figure, so that rules refuse them. */
export const ruleOperators = [
  'EQUALS',
  'NOT_EQUALS',
  'GREATER_THAN',
  'GREATER_THAN_EQUALS',
  'LESS_THAN',
  'LESS_THAN_EQUALS',
  'IS_NULL',
  'CONTAINS',
  'NOT_CONTAINS',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

/** The unit of the value of a condition. Percent counts from 0 to 100, EUR/h is a wage. */
export type ComputationUnit = 'month' | 'percent' | 'EUR' | 'EUR/h';

type Computation = {
  unit: ComputationUnit;
  /** whether IS_NULL is offered: a fixed price has no clause, a service kind without services no margin */
  maybeNull: boolean;
  /** known before an organization calculates, so that a bid rule may ask for it with effect */
  isOfChance: boolean;
};

/** What is known about each computation type. */
export const computations = {
  CONTRACT_DURATION: { unit: 'month', maybeNull: false, isOfChance: true },
  ESCALATION_CLAUSE: { unit: 'percent', maybeNull: true, isOfChance: true },
  ESTIMATED_REVENUE: { unit: 'EUR', maybeNull: false, isOfChance: true },
  TOTAL_REVENUE: { unit: 'EUR', maybeNull: false, isOfChance: false },
  TOTAL_MARGIN: { unit: 'percent', maybeNull: true, isOfChance: false },
  PERMANENT_MARGIN: { unit: 'percent', maybeNull: true, isOfChance: false },
  MOBILE_MARGIN: { unit: 'percent', maybeNull: true, isOfChance: false },
  PROFIT_MARGIN: { unit: 'percent', maybeNull: true, isOfChance: false },
  NON_TARIFF_ALLOWANCE: { unit: 'EUR/h', maybeNull: false, isOfChance: false },
} as const satisfies { readonly [type in ComputationType]: Computation };
/** The unit of a computation type. */
export type UnitOf<Type extends ComputationType> = (typeof computations)[Type]['unit'];

/** @returns the operators that compare a computation type, in the order in which they are offered */
export function operatorsOf(type: ComputationType): readonly RuleOperator[] {
  return ruleOperators.filter(
    (operator) => !operator.endsWith('CONTAINS') && (operator !== 'IS_NULL' || computations[type].maybeNull),
  );
}
