import { Prisma } from '@zuschlag/db/generated/client';
import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { RuleToJudge } from './evaluation/judge-rules.ts';
import type { ChanceFigures } from './evaluation/rule-facts.ts';

export type RulesOfChance = {
  /** the main organization first, then by organization, each in its own order */
  rules: RuleToJudge[];
  figures: ChanceFigures;
};

/** The rules that apply to a decision on a Chance, and the figures of its details, in one statement. */
export async function rulesAndFigures(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { chanceId, decisionType }: { chanceId: string; decisionType: RuleDecisionType },
): Promise<RulesOfChance> {
  const rows = await db.$queryRaw<(ChanceFigures & { rules: RuleToJudge[] })[]>`
    select chance."durationMonths", chance."escalationClause"::float8, chance."estimateRevenue"::float8,
      (${rulesAsJson(mainOrganizationId, decisionType)}) as rules
    from chance where chance."mainOrganizationId" = ${mainOrganizationId} and chance.id = ${chanceId}::uuid`;
  const [row] = rows;
  if (!row) return { rules: [], figures: { durationMonths: 0, escalationClause: null, estimateRevenue: null } };
  const { rules, ...figures } = row;
  return { rules, figures };
}

/** The rules that apply to a decision, in the same order. */
export async function activeRules(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  decisionType: RuleDecisionType,
): Promise<RuleToJudge[]> {
  const [row] = await db.$queryRaw<{ rules: RuleToJudge[] }[]>`
    select (${rulesAsJson(mainOrganizationId, decisionType)}) as rules`;
  return row?.rules ?? [];
}

function rulesAsJson(mainOrganizationId: number, decisionType: RuleDecisionType): Prisma.Sql {
  return Prisma.sql`
    select coalesce(jsonb_agg(jsonb_build_object('id', rule.id, 'organizationId', rule."organizationId",
      'name', rule.name, 'rootGroup', rule."rootGroup") order by rule."organizationId" <> ${mainOrganizationId},
      rule."organizationId", rule.position, rule.id), '[]'::jsonb)
    from decision_rule rule
    where rule."mainOrganizationId" = ${mainOrganizationId} and rule."decisionType" = ${decisionType}::rule_decision_type
      and rule."isActive" and rule."removedAt" is null`;
}

/** The ids of the rules that apply to a decision. */
export async function activeRuleIds(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  decisionType: RuleDecisionType,
): Promise<string[]> {
  const rows = await db.decisionRule.findMany({
    where: { mainOrganizationId, decisionType, isActive: true, removedAt: null },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
