import { limits } from '@zuschlag/validation/limits';
import type {
  AddLossReasons,
  ArrangeLossReasons,
  LossReasonList,
  RenameLossReason,
} from '@zuschlag/validation/organizations/loss-reasons';
import { isOfMainOrganization } from '../../../actor.ts';
import type { AuditRecord } from '../../../audit-log/audit-record.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { findOrganization } from '../organizations.ts';
import { lossReasonRules } from './loss-reasons.policy.ts';
import {
  activeReasons,
  arrangeReasons,
  changeReasonName,
  insertReasons,
  lockReasons,
  organizationOfReason,
  reasonsByOrganization,
  retireReasons,
  type StoredLossReason,
} from './loss-reasons.store.ts';

/** The lists that the caller may see: those of the main organization and the own one; in the main organization all. */
export async function listLossReasons(work: UnitOfWork): Promise<LossReasonList[]> {
  const { actor } = work;
  const { mainOrganizationId, organizationId } = actor;
  const organizationIds = isOfMainOrganization(actor) ? null : [mainOrganizationId, organizationId];
  const organizations = await reasonsByOrganization(work, { organizationIds });
  return organizations.map(({ id, shortName, lossReasons }) => ({
    organizationId: id,
    organization: shortName,
    isForAll: id === mainOrganizationId,
    mayKeep: denialOf(actor, lossReasonRules.keep, { organizationId: id }) === null,
    reasons: lossReasons
      .map(({ retiredAt, _count, ...reason }) => ({
        id: reason.id,
        name: reason.name,
        version: reason.version,
        isRetired: retiredAt !== null,
        chanceCount: _count.chances,
      }))
      .toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired)),
  }));
}

/**
 * Adds reasons at the end of a list. A name that is there already is passed over, a retired one comes back.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, TOO_MANY_LOSS_REASONS
 */
export async function addLossReasons(
  work: UnitOfWork,
  { organizationId, names }: AddLossReasons,
): Promise<LossReasonList[]> {
  const known = await openList(work, organizationId);
  const byName = new Map(known.map((reason) => [keyOf(reason.name), reason]));
  // Of several spellings the first counts.
  const wished = [...new Map(names.toReversed().map((name) => [keyOf(name), name])).entries()].toReversed();
  const added = wished.flatMap(([key, name]) => (byName.has(key) ? [] : [name]));
  const back = wished.flatMap(([key]) => byName.get(key) ?? []).filter(({ retiredAt }) => retiredAt !== null);
  if (known.length + added.length > limits.lossReasons) throw new DomainError('TOO_MANY_LOSS_REASONS');
  const first = Math.max(-1, ...known.map(({ position }) => position)) + 1;
  if (added.length > 0) await insertReasons(work, organizationId, placed(added, first));
  if (back.length > 0) await retireReasons(work, idsOf(back), null);
  const after = { names: [...added, ...back.map(({ name }) => name)] };
  return written(work, organizationId, 'addLossReasons', { after });
}

/**
 * Gives a reason another name. Chances that name it keep the name it had.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 * @throws {DomainError} CONFLICT with both names when the reason was renamed since the version of the edit
 * @throws {DomainError} LOSS_REASON_EXISTS when another reason of the list bears the name
 */
export async function renameLossReason(
  work: UnitOfWork,
  { lossReasonId, name, ...from }: RenameLossReason,
): Promise<LossReasonList[]> {
  const { reason, organizationId } = await openReason(work, lossReasonId);
  const stored = { fields: { name: reason.name }, version: reason.version };
  if (mergeEdit('lossReason', { name }, stored, from).length === 0) return listLossReasons(work);
  if (!(await changeReasonName(work, reason.id, name))) throw new DomainError('LOSS_REASON_EXISTS', { names: [name] });
  const change = { before: { name: reason.name }, after: { name } };
  return written(work, organizationId, 'renameLossReason', change);
}

/**
 * Puts the reasons of a list in another order. Those that the caller left out follow in the order they have.
 *
 * @throws {DomainError} NOT_FOUND also for a reason of another organization, NOT_PERMITTED
 */
export async function arrangeLossReasons(
  work: UnitOfWork,
  { organizationId, ids }: ArrangeLossReasons,
): Promise<LossReasonList[]> {
  const known = await openList(work, organizationId);
  const stored = idsOf(known);
  const named = [...new Set(ids)];
  if (named.some((id) => !stored.includes(id))) throw new DomainError('NOT_FOUND');
  const after = [...named, ...stored.filter((id) => !named.includes(id))];
  await arrangeReasons(work, after);
  return written(work, organizationId, 'arrangeLossReasons', { before: { ids: stored }, after: { ids: after } });
}

/**
 * Offers a reason no more, or again.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 */
export async function retireLossReason(
  work: UnitOfWork,
  { lossReasonId, isRetired }: { lossReasonId: string; isRetired: boolean },
): Promise<LossReasonList[]> {
  const { reason, organizationId } = await openReason(work, lossReasonId);
  await retireReasons(work, [reason.id], isRetired ? work.now : null);
  const action = isRetired ? 'retireLossReason' : 'restoreLossReason';
  return written(work, organizationId, action, { after: { name: reason.name } });
}

/** The reasons that may be chosen for a Chance of an organization, in their order. */
export async function offeredLossReasons(
  tenant: TenantDb,
  organizationId: number,
): Promise<{ id: string; name: string }[]> {
  const ids = [...new Set([tenant.actor.mainOrganizationId, organizationId])];
  return (await activeReasons(tenant, ids)).map(({ id, name }) => ({ id, name }));
}

async function openList(work: UnitOfWork, organizationId: number): Promise<StoredLossReason[]> {
  await findOrganization(work, organizationId);
  authorize(work.actor, lossReasonRules.keep, { organizationId });
  return lockReasons(work, organizationId);
}

async function openReason(work: UnitOfWork, id: string) {
  const organizationId = await organizationOfReason(work, id);
  if (organizationId === null) throw new DomainError('NOT_FOUND');
  const reason = (await openList(work, organizationId)).find((candidate) => candidate.id === id.toLowerCase());
  if (!reason) throw new DomainError('NOT_FOUND');
  return { reason, organizationId };
}

/** Writes the trail, tells the screens of the organization, and reads the lists anew. */
async function written(
  work: UnitOfWork,
  organizationId: number,
  action: string,
  change: Pick<AuditRecord, 'before' | 'after'>,
): Promise<LossReasonList[]> {
  await work.audit({ entity: 'lossReasons', entityId: String(organizationId), action, ...change });
  await work.publish({ kind: 'lossReasonsChanged', organizationId });
  return listLossReasons(work);
}

const keyOf = (name: string) => name.toLowerCase();
const idsOf = (reasons: readonly StoredLossReason[]) => reasons.map(({ id }) => id);
const placed = (names: readonly string[], first: number) =>
  names.map((name, index) => ({ name, position: first + index }));
