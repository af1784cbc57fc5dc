import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentDay, sentMoment } from '../measures/dates.ts';
import { chanceStateSchema, entityPermissionSchema } from '../wire/enums.ts';
import { line, optionalText } from '../wire/text.ts';
import {
  type ComputationType,
  computations,
  computationTypes,
  operatorsOf,
  type RuleGroupOperator,
  type RuleOperator,
  ruleDecisionTypes,
  ruleGroupOperators,
  ruleOperators,
} from './rule-vocabulary.ts';

export const ruleDecisionTypeSchema = z.enum(ruleDecisionTypes).meta({ id: 'RuleDecisionType' });
export const ruleGroupOperatorSchema = z.enum(ruleGroupOperators).meta({ id: 'RuleGroupOperator' });
export const computationTypeSchema = z.enum(computationTypes).meta({ id: 'ComputationType' });
export const ruleOperatorSchema = z.enum(ruleOperators).meta({ id: 'RuleOperator' });

/** A comparison of a figure. `value` is in the unit of the computation type, percent from 0 to 100; null with IS_NULL. */
export const ruleCondition = z
  .object({
    id: opaqueId(),
    computationType: computationTypeSchema,
    operator: ruleOperatorSchema,
    value: z.number().nullable(),
  })
  .meta({ id: 'RuleCondition' });
export type RuleCondition = z.output<typeof ruleCondition>;

/** Conditions and child groups, of which all (AND) or at least one (OR) must hold. */
export type RuleGroup = {
  id: string;
  operator: RuleGroupOperator;
  conditions: RuleCondition[];
  childGroups: RuleGroup[];
};
export const ruleGroup: z.ZodType<RuleGroup> = z
  .object({
    id: opaqueId(),
    operator: ruleGroupOperatorSchema,
    conditions: z.array(ruleCondition),
    childGroups: z.array(z.lazy((): z.ZodType<RuleGroup> => ruleGroup)),
  })
  .meta({ id: 'RuleGroup' });

/** A rule says when its organization wants to be asked. Only name, description and `active` change; conditions stay. */
export const rule = z
  .object({
    id: opaqueId(),
    organizationId: numericId(),
    organization: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    decisionType: ruleDecisionTypeSchema,
    active: z.boolean(),
    rootGroup: ruleGroup,
    /** counts the changes of name, description and `active` */
    version: z.int(),
    createdAt: sentMoment(),
    permissions: z.array(entityPermissionSchema),
  })
  .meta({ id: 'Rule' });
export type Rule = z.output<typeof rule>;
export const rules = z.array(rule);

/** Without an organization the rules of all organizations of the tenant. */
export const rulesOf = z.object({
  organizationId: numericId().nullish(),
  decisionType: ruleDecisionTypeSchema.nullish(),
});

/**
 * The rules of a decision type as the settings show them, with what follows from all of them together.
 */
export const ruleOverview = z
  .object({
    organizations: z.array(
      z
        .object({
          organizationId: numericId(),
          organization: z.string(),
          isOperational: z.boolean(),
          mayKeep: z.boolean(),
          rules: z.array(rule),
        })
        .meta({ id: 'RulesOfOrganization' }),
    ),
    /**
     * where all active margin rules only name upper bounds of margins: the margin above which no organization is asked, as
     * a fraction; null: the rules say more than that, or no rule is active
     */
    approvedFrom: z.number().nullable(),
    /** whether a margin of exactly that value is approved too */
    approvesBound: z.boolean(),
  })
  .meta({ id: 'RuleOverview' });
export type RuleOverview = z.output<typeof ruleOverview>;
export const ruleOverviewOf = z.object({ decisionType: ruleDecisionTypeSchema });

const name = () => line(1, limits.ruleName);
const description = () => optionalText(limits.ruleDescription);

type ConditionInput = { computationType: ComputationType; operator: RuleOperator; value?: number | null };
/** A group as a client sends it; ids are given by the server. */
export type RuleGroupInput = {
  operator: RuleGroupOperator;
  conditions: { computationType: ComputationType; operator: RuleOperator; value: number | null }[];
  childGroups: RuleGroupInput[];
};

const ruleConditionInput = z
  .object({
    computationType: computationTypeSchema,
    operator: ruleOperatorSchema,
    value: z.number().nullish(),
  })
  .superRefine(checkCondition)
  .meta({ id: 'RuleConditionInput' })
  .transform(({ value, ...rest }) => ({ ...rest, value: rest.operator === 'IS_NULL' ? null : (value ?? null) }));

function checkCondition(condition: ConditionInput, context: z.RefinementCtx): void {
  const problem = problemOf(condition);
  if (problem) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] });
}

function problemOf({ computationType, operator, value }: ConditionInput): [field: string, problem: string] | null {
  if (!operatorsOf(computationType).includes(operator)) return ['operator', 'OPERATOR_NOT_APPLICABLE'];
  if (operator === 'IS_NULL') return null;
  if (value === null || value === undefined) return ['value', 'REQUIRED'];
  const { unit } = computations[computationType];
  if (value < 0) return ['value', 'TOO_SMALL'];
  if (value > (unit === 'percent' ? 100 : limits.money)) return ['value', 'TOO_BIG'];
  if (unit === 'month' && !Number.isInteger(value)) return ['value', 'NOT_WHOLE'];
  return Math.abs(value * 100 - Math.round(value * 100)) > 1e-6 ? ['value', 'TOO_PRECISE'] : null;
}

/** The condition tree of a new rule, within the limits of depth and size. */
export const ruleGroupInput: z.ZodType<RuleGroupInput, unknown> = z
  .object({
    operator: ruleGroupOperatorSchema,
    conditions: z.array(ruleConditionInput).max(limits.ruleConditions).default([]),
    childGroups: z
      .array(z.lazy((): z.ZodType<RuleGroupInput, unknown> => ruleGroupInput))
      .max(limits.ruleConditions)
      .default([]),
  })
  .refine(({ conditions, childGroups }) => conditions.length + childGroups.length > 0, {
    error: 'CONDITION_REQUIRED',
    path: ['conditions'],
  })
  .refine((group) => depthOf(group) <= limits.ruleDepth, { error: 'TOO_DEEP' })
  .refine((group) => conditionCount(group) <= limits.ruleConditions, { error: 'TOO_MANY_CONDITIONS' })
  .meta({ id: 'RuleGroupInput' });

function depthOf({ childGroups }: RuleGroupInput): number {
  return 1 + Math.max(0, ...childGroups.map(depthOf));
}

function conditionCount({ conditions, childGroups }: RuleGroupInput): number {
  return conditions.length + childGroups.reduce((sum, child) => sum + conditionCount(child), 0);
}

export const createRuleInput = z.object({
  organizationId: numericId(),
  name: name(),
  description: description(),
  decisionType: ruleDecisionTypeSchema,
  rootGroup: ruleGroupInput,
  /** a new rule applies at once unless it is created inactive */
  active: z.boolean().default(true),
});
export type CreateRule = z.output<typeof createRuleInput>;

/** The fields of a rule that change after its creation; those left out stay. */
export const ruleChange = z
  .object({ name: name().optional(), description: description().optional(), active: z.boolean().optional() })
  .meta({ id: 'UpdateRuleInput' });
export const updateRuleInput = z.object({ ruleId: opaqueId(), ...editedFrom(), input: ruleChange });
export type UpdateRule = z.output<typeof updateRuleInput>;
/** The form for the words of a rule. */
export const ruleWordsForm = z.object({ name: name(), description: description() });

export const duplicateRuleInput = z.object({ ruleId: opaqueId(), name: name() });
export const ruleById = z.object({ ruleId: opaqueId() });

/** `ids` are the rules of the organization for this decision in their new order; those left out follow. */
export const arrangeRulesInput = z.object({
  organizationId: numericId(),
  decisionType: ruleDecisionTypeSchema,
  ids: z.array(opaqueId()).min(1).max(limits.rules),
});
export type ArrangeRules = z.output<typeof arrangeRulesInput>;

/** A condition with the figure that it met. `value` and `limit` are in the unit of the computation type. */
export const ruleReason = z
  .object({
    computationType: computationTypeSchema,
    operator: ruleOperatorSchema,
    limit: z.number().nullable(),
    /** null: there was no such figure */
    value: z.number().nullable(),
    holds: z.boolean(),
  })
  .meta({ id: 'RuleReason' });
export type RuleReason = z.output<typeof ruleReason>;

/** The finding of a rule for a group: whether its organization is asked, and the conditions that made it so. */
export const ruleFinding = z
  .object({
    ruleId: opaqueId(),
    name: z.string(),
    organizationId: numericId(),
    holds: z.boolean(),
    reasons: z.array(ruleReason),
  })
  .meta({ id: 'RuleFinding' });
export type RuleFinding = z.output<typeof ruleFinding>;

/** A rule to try on earlier Chances; it need not be stored. */
export const backTestInput = z.object({
  decisionType: ruleDecisionTypeSchema,
  rootGroup: ruleGroupInput,
});
export type BackTest = z.output<typeof backTestInput>;

/** The Chances, newest first, for which the rule would have asked its organization. */
export const backTestResult = z
  .object({
    /** how many Chances were tried */
    tried: z.int(),
    /** for how many of them the rule would have asked */
    asked: z.int(),
    chances: z.array(
      z
        .object({
          chanceId: opaqueId(),
          name: z.string(),
          shortNumber: z.string(),
          chanceState: chanceStateSchema,
          submission: sentDay(),
          groups: z.array(
            z
              .object({ organizationId: numericId(), organization: z.string(), reasons: z.array(ruleReason) })
              .meta({ id: 'BackTestedGroup' }),
          ),
        })
        .meta({ id: 'BackTestedChance' }),
    ),
  })
  .meta({ id: 'BackTestResult' });
export type BackTestResult = z.output<typeof backTestResult>;
