import { randomUUID } from 'node:crypto';
import { limits } from '@zuschlag/validation/limits';
import type { RuleDecisionType } from '@zuschlag/validation/rules/rule-vocabulary';
import type {
  ArrangeRules,
  CreateRule,
  Rule,
  RuleGroup,
  RuleGroupInput,
  RuleOverview,
  UpdateRule,
} from '@zuschlag/validation/rules/rules';
import type { UserActor } from '../../actor.ts';
import type { AuditRecord } from '../../audit-log/audit-record.ts';
import type { UnitOfWork } from '../../context.ts';
import { mergeEdit } from '../../edits/merge-edit.ts';
import { DomainError } from '../../errors.ts';
import { authorize, denialOf, permissionsOn } from '../../policy/authorize.ts';
import { findOrganization } from '../organizations/organizations.ts';
import { approvedFrom } from './evaluation/approved-from.ts';
import { decisionRuleRules } from './rules.policy.ts';
import {
  changeRule,
  insertRule,
  lockRules,
  organizationsWithRules,
  placeRules,
  removeRuleRow,
  ruleById,
  type StoredRule,
  storedRules,
} from './rules.store.ts';

type Wanted = { organizationId?: number | null; decisionType?: RuleDecisionType | null };

/**
 * The rules of an organization, or of all of the tenant, in their order.
 *
 * @throws {DomainError} NOT_FOUND for an organization that the tenant does not have
 */
export async function listRules(work: UnitOfWork, wanted: Wanted): Promise<Rule[]> {
  if (wanted.organizationId) await findOrganization(work, wanted.organizationId);
  return (await storedRules(work, wanted)).map((one) => toRule(work.actor, one));
}

/** The rules of every organization for a decision, and what they amount to together. */
export async function ruleOverview(
  work: UnitOfWork,
  { decisionType }: { decisionType: RuleDecisionType },
): Promise<RuleOverview> {
  const organizations = await organizationsWithRules(work);
  const stored = await storedRules(work, { decisionType });
  const active = stored.filter(({ isActive }) => isActive).map(({ rootGroup }) => rootGroup);
  const bound = decisionType === 'MARGIN_DECISION' ? approvedFrom(active) : null;
  return {
    organizations: organizations.map(({ id, shortName, isOperational }) => ({
      organizationId: id,
      organization: shortName,
      isOperational,
      mayKeep: denialOf(work.actor, decisionRuleRules.edit, { organizationId: id }) === null,
      rules: stored.filter(({ organizationId }) => organizationId === id).map((one) => toRule(work.actor, one)),
    })),
    approvedFrom: bound?.approvedFrom ?? null,
    approvesBound: bound?.approvesBound ?? false,
  };
}

/**
 * A rule of the tenant.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function findRule(work: UnitOfWork, { ruleId }: { ruleId: string }): Promise<Rule> {
  return toRule(work.actor, await requireRule(work, ruleId));
}

/**
 * Adds a rule after the others of its organization.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, TOO_MANY_RULES
 */
export async function createRule(work: UnitOfWork, input: CreateRule): Promise<Rule> {
  const { organizationId, decisionType, name, description, active: isActive } = input;
  const known = await openRules(work, organizationId, decisionType);
  if (known.length >= limits.rules) throw new DomainError('TOO_MANY_RULES');
  const rootGroup = withIds(input.rootGroup);
  const position = Math.max(-1, ...known.map((one) => one.position)) + 1;
  const id = insertRule(work, { organizationId, decisionType, name, description, isActive, rootGroup, position });
  await written(
    work,
    { organizationId, decisionType },
    {
      ...{ entityId: id, action: 'createRule' },
      after: { organizationId, decisionType, isActive, rootGroup },
    },
  );
  return findRule(work, { ruleId: id });
}

/**
 * Adds a copy of a rule after the others. The copy is inactive, because two equal rules say the same.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, TOO_MANY_RULES
 */
export async function duplicateRule(
  work: UnitOfWork,
  { ruleId, ...change }: { ruleId: string; name: string },
): Promise<Rule> {
  const { organizationId, decisionType, description, rootGroup } = await requireRule(work, ruleId);
  return createRule(work, { organizationId, decisionType, description, rootGroup, name: change.name, active: false });
}

/**
 * Changes name, description or the flag of a rule; its conditions stay, so that a running round can name them.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 * @throws {DomainError} CONFLICT with both values when the field changed since the version of the edit
 */
export async function updateRule(work: UnitOfWork, { ruleId, input, ...from }: UpdateRule): Promise<Rule> {
  const { rule } = await openRule(work, ruleId);
  const { active, ...words } = input;
  const sent = Object.fromEntries(
    Object.entries({ ...words, active }).filter(([, value]) => value !== undefined),
  ) as Partial<EditedRule>;
  const stored: EditedRule = { name: rule.name, description: rule.description, active: rule.isActive };
  const changed = mergeEdit('rule', sent, { fields: stored, version: rule.version }, from);
  if (changed.length === 0) return toRule(work.actor, rule);
  const kept = Object.fromEntries(Object.entries(sent).filter(([field]) => changed.includes(field)));
  const { active: isActive, ...rest } = { ...stored, ...kept };
  const after = { ...rest, isActive };
  changeRule(work, rule.id, after);
  const wording = changed.some((field) => field !== 'active') ? { hasOtherWords: true } : {};
  await written(work, rule, {
    ...{ entityId: rule.id, action: 'updateRule' },
    before: { isActive: rule.isActive },
    after: { isActive, ...wording },
  });
  return findRule(work, { ruleId: rule.id });
}

type EditedRule = { name: string; description: string | null; active: boolean };

/**
 * Puts the rules of an organization in another order, in which findings name them. Those left out follow.
 *
 * @throws {DomainError} NOT_FOUND also for a rule of another organization, NOT_PERMITTED
 */
export async function arrangeRules(
  work: UnitOfWork,
  { organizationId, decisionType, ids }: ArrangeRules,
): Promise<RuleOverview> {
  const stored = (await openRules(work, organizationId, decisionType)).map(({ id }) => id);
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (named.some((id) => !stored.includes(id))) throw new DomainError('NOT_FOUND');
  const after = [...named, ...stored.filter((id) => !named.includes(id))];
  placeRules(work, after);
  const record = { entityId: String(organizationId), action: 'arrangeRules' };
  await written(work, { organizationId, decisionType }, { ...record, before: { ids: stored }, after: { ids: after } });
  return ruleOverview(work, { decisionType });
}

/**
 * Takes a rule out of use. Rounds that began with it keep it.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 */
export async function deleteRule(work: UnitOfWork, { ruleId }: { ruleId: string }): Promise<Rule> {
  const { rule } = await openRule(work, ruleId);
  authorize(work.actor, decisionRuleRules.remove, rule);
  removeRuleRow(work, rule.id, work.now);
  const { isActive, rootGroup } = rule;
  const before = { isActive, rootGroup };
  await written(work, rule, { entityId: rule.id, action: 'deleteRule', before });
  return { ...toRule(work.actor, rule), active: false };
}

async function requireRule(work: UnitOfWork, ruleId: string): Promise<StoredRule> {
  const found = await ruleById(work, ruleId);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

async function openRules(work: UnitOfWork, organizationId: number, decisionType: RuleDecisionType) {
  await findOrganization(work, organizationId);
  authorize(work.actor, decisionRuleRules.edit, { organizationId });
  return lockRules(work, organizationId, decisionType);
}

async function openRule(work: UnitOfWork, ruleId: string): Promise<{ rule: StoredRule }> {
  const { organizationId, decisionType } = await requireRule(work, ruleId);
  const known = await openRules(work, organizationId, decisionType);
  const found = known.find(({ id }) => id === ruleId.toLowerCase());
  if (!found) throw new DomainError('NOT_FOUND');
  return { rule: found };
}

/**
 * Writes the trail and tells the screens of the tenant and the rounds that run. The chain covers every field of a rule, so
 * its trail leaves out the words that people wrote: they could not be erased.
 */
async function written(
  work: UnitOfWork,
  { organizationId, decisionType }: Pick<StoredRule, 'organizationId' | 'decisionType'>,
  record: Pick<AuditRecord, 'entityId' | 'before' | 'after'> & { action: string },
): Promise<void> {
  await work.audit({ entity: 'rule', ...record });
  await work.publish({ kind: 'rulesChanged', organizationId, decisionType });
}

/** A condition tree with ids of its own for its groups and conditions. */
export function withIds({ operator, conditions, childGroups }: RuleGroupInput): RuleGroup {
  return {
    id: randomUUID(),
    operator,
    conditions: conditions.map(({ computationType, operator: compares, value }) => {
      return { id: randomUUID(), computationType, operator: compares, value };
    }),
    childGroups: childGroups.map(withIds),
  };
}

function toRule(actor: UserActor, { isActive, organization, createdAt, ...stored }: StoredRule): Rule {
  const { id, organizationId, name, description, decisionType, rootGroup, version } = stored;
  return {
    ...{ id, organizationId, organization: organization.shortName, name, description, decisionType },
    ...{ active: isActive, rootGroup, version, createdAt: createdAt.toISOString() },
    permissions: permissionsOn(actor, decisionRuleRules, { organizationId }).permissions,
  };
}
