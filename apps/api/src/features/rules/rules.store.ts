import { randomUUID } from 'node:crypto';
import { Prisma } from '@zuschlag/db/generated/client';
import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import type { RuleGroup } from '@zuschlag/validation/rules/rules';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';

const columns = {
  id: true,
  organizationId: true,
  decisionType: true,
  name: true,
  description: true,
  isActive: true,
  rootGroup: true,
  position: true,
  version: true,
  createdAt: true,
  removedAt: true,
  organization: { select: { shortName: true, isOperational: true } },
} as const satisfies Prisma.DecisionRuleSelect;
const inOrder: Prisma.DecisionRuleOrderByWithRelationInput[] = [{ position: 'asc' }, { id: 'asc' }];

type Row = Prisma.DecisionRuleGetPayload<{ select: typeof columns }>;
export type StoredRule = ReturnType<typeof toStoredRule>;

function toStoredRule({ rootGroup, ...row }: Row) {
  return { ...row, rootGroup: rootGroup as unknown as RuleGroup };
}

type Wanted = { decisionType?: RuleDecisionType | null; organizationId?: number | null };

/** The rules that were not removed, of one organization or of all: the main organization first, then by organization. */
export async function storedRules(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { decisionType, organizationId }: Wanted,
): Promise<StoredRule[]> {
  const rows = await db.decisionRule.findMany({
    where: {
      mainOrganizationId,
      removedAt: null,
      ...(decisionType ? { decisionType } : {}),
      ...(organizationId ? { organizationId } : {}),
    },
    select: columns,
    orderBy: [{ decisionType: 'asc' }, { organizationId: 'asc' }, ...inOrder],
  });
  return rows
    .map(toStoredRule)
    .toSorted(
      (a, b) =>
        Number(b.organizationId === mainOrganizationId) - Number(a.organizationId === mainOrganizationId) ||
        a.organizationId - b.organizationId,
    );
}

/** Rules by their ids, removed and inactive ones included, for what began with them. */
export async function rulesByIds(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  ids: readonly string[],
): Promise<StoredRule[]> {
  const rows = await db.decisionRule.findMany({
    where: { mainOrganizationId, id: { in: ids.filter(isUuid) } },
    select: columns,
    orderBy: [{ organizationId: 'asc' }, ...inOrder],
  });
  return rows.map(toStoredRule);
}

/** @returns a rule that was not removed, or null */
export async function ruleById(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
): Promise<StoredRule | null> {
  if (!isUuid(id)) return null;
  const row = await db.decisionRule.findFirst({ where: { mainOrganizationId, id, removedAt: null }, select: columns });
  return row && toStoredRule(row);
}

/** The rules of an organization for a decision in their order, locked with the organization until the transaction ends. */
export async function lockRules(
  tenant: TenantDb,
  organizationId: number,
  decisionType: RuleDecisionType,
): Promise<StoredRule[]> {
  await tenant.db.$queryRaw`
    select "id" from "organization"
    where "mainOrganizationId" = ${tenant.actor.mainOrganizationId} and "id" = ${organizationId} for update`;
  return storedRules(tenant, { organizationId, decisionType });
}

export type NewRule = {
  organizationId: number;
  decisionType: RuleDecisionType;
  name: string;
  description: string | null;
  isActive: boolean;
  rootGroup: RuleGroup;
  position: number;
};

/** Stores a rule together with the next statement. @returns its id */
export function insertRule({ actor: { mainOrganizationId }, db }: TenantDb, rule: NewRule): string {
  const id = randomUUID();
  const { organizationId, decisionType, name, description, isActive, rootGroup, position } = rule;
  db.$executeLater(Prisma.sql`
    insert into decision_rule (id, "mainOrganizationId", "organizationId", "decisionType", name, description, "isActive",
      "rootGroup", position)
    values (${id}::uuid, ${mainOrganizationId}, ${organizationId}, ${decisionType}::rule_decision_type, ${name},
      ${description}, ${isActive}, ${JSON.stringify(rootGroup)}::jsonb, ${position})`);
  return id;
}

/** Writes the fields of a rule that may change, as a new version. Sent with the next statement. */
export function changeRule(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  { name, description, isActive }: Pick<StoredRule, 'name' | 'description' | 'isActive'>,
): void {
  db.$executeLater(Prisma.sql`
    update decision_rule set name = ${name}, description = ${description}::text, "isActive" = ${isActive},
      version = version + 1
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`);
}

/** Takes a rule out of use; what began with it still reads it. Sent with the next statement. */
export function removeRuleRow({ actor: { mainOrganizationId }, db }: TenantDb, id: string, removedAt: Date): void {
  db.$executeLater(Prisma.sql`
    update decision_rule set "removedAt" = ${removedAt}::timestamptz, "isActive" = false
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`);
}

/** Writes the places of rules, the first at 0. Sent with the next statement. */
export function placeRules({ actor: { mainOrganizationId }, db }: TenantDb, ids: readonly string[]): void {
  db.$executeLater(Prisma.sql`
    update decision_rule set position = place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as named (id, place)
    where decision_rule."mainOrganizationId" = ${mainOrganizationId} and decision_rule.id = named.id`);
}

/** The organizations of the tenant, the main organization first, then by short name. */
export async function organizationsWithRules({ actor: { mainOrganizationId }, db }: TenantDb) {
  const rows = await db.organization.findMany({
    where: { mainOrganizationId },
    select: { id: true, shortName: true, isOperational: true },
    orderBy: [{ shortName: 'asc' }, { id: 'asc' }],
  });
  return rows.toSorted((a, b) => Number(b.id === mainOrganizationId) - Number(a.id === mainOrganizationId));
}
