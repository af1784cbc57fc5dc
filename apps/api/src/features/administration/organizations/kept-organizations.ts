import type {
  ChangeOrganization,
  CreateOrganization,
  KeptOrganization,
  keptOrganizationList,
} from '@zuschlag/validation/administration/organizations';
import type { z } from 'zod';
import type { UserActor } from '../../../actor.ts';
import type { Fields } from '../../../audit-log/audit-record.ts';
import type { UnitOfWork } from '../../../context.ts';
import { mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { decodeCursor, pageOfRows } from '../../../lists/paging.ts';
import { authorize, permissionsOn } from '../../../policy/authorize.ts';
import { everyOrganization } from '../../organizations/organizations.ts';
import { newOrganizationRules, type OrganizationView, organizationRules } from './kept-organizations.policy.ts';
import {
  insertOrganization,
  isShortNameTaken,
  keptOrganizationCursor,
  keptOrganizationRows,
  lockOrganization,
  lockShortNames,
  openChancesWith,
  type StoredOrganization,
  storeOrganization,
} from './kept-organizations.store.ts';

/** So many Chances of an organization a refusal names. */
const NAMED = 20;

/** The organizations of the tenant with what the caller may do with each. */
export async function listKeptOrganizations(work: UnitOfWork, input: z.output<typeof keptOrganizationList>) {
  const after = decodeCursor(input.after, () => keptOrganizationCursor);
  const rows = await keptOrganizationRows(work, { after, limit: input.first + 1 });
  return pageOfRows(
    rows,
    input.first,
    (row) => shown(work.actor, row),
    ({ rank, name, id }) => [rank, name, id],
  );
}

/** Adds an organization to the tenant. @throws {DomainError} NOT_PERMITTED, SHORT_NAME_TAKEN */
export async function createOrganization(
  work: UnitOfWork,
  organization: CreateOrganization,
): Promise<KeptOrganization> {
  authorize(work.actor, newOrganizationRules.create, null);
  await lockShortNames(work);
  const id = await insertOrganization(work, organization);
  if (id === null) throw new DomainError('SHORT_NAME_TAKEN', { names: [organization.shortName] });
  await work.audit({ entity: 'organization', entityId: id, action: 'create', after: organization });
  await tellAll(work);
  return shown(work.actor, await requireOrganization(work, id));
}

/**
 * Changes the names of an organization, or whether it staffs and calculates.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ORGANIZATION_CLOSED, SHORT_NAME_TAKEN
 * @throws {DomainError} CONFLICT with both values when another Manager changed the same field since the version of the edit
 * @throws {DomainError} ORGANIZATION_IN_USE with the names of open Chances that it staffs, when it is to staff none
 */
export async function changeOrganization(
  work: UnitOfWork,
  { id, version, base, ...sent }: ChangeOrganization,
): Promise<KeptOrganization> {
  const { name, shortName, isOperational, ...stored } = await openOrganization(work, id, 'edit');
  const fields = { name, shortName, isOperational };
  const changed = mergeEdit('organization', sent, { fields, version: stored.version }, { version, base });
  const after = { ...fields, ...Object.fromEntries(Object.entries(sent).filter(([field]) => changed.includes(field))) };
  if (after.shortName !== shortName) {
    await lockShortNames(work);
    if (await isShortNameTaken(work, { id, shortName: after.shortName }))
      throw new DomainError('SHORT_NAME_TAKEN', { names: [after.shortName] });
  }
  if (isOperational && !after.isOperational) await refuseInUse(work, id, { onlyOperating: true });
  return write(work, id, 'change', { before: fields, after });
}

/**
 * Closes an organization: it takes part in nothing new. All that it did stays as it is.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ORGANIZATION_CLOSED, MAIN_ORGANIZATION_STAYS
 * @throws {DomainError} ORGANIZATION_IN_USE with the names of open Chances that it has to do with
 * @throws {DomainError} ORGANIZATION_HAS_PEOPLE while people of it have not left
 */
export async function closeOrganization(work: UnitOfWork, id: number): Promise<KeptOrganization> {
  const stored = await openOrganization(work, id, 'close');
  await refuseInUse(work, id, { onlyOperating: false });
  if (stored.people > 0) throw new DomainError('ORGANIZATION_HAS_PEOPLE');
  const before = { isOperational: stored.isOperational, closedAt: null };
  return write(work, id, 'close', { before, after: { isOperational: false, closedAt: work.now } });
}

/** Opens a closed organization again; it staffs nothing until that is switched on. @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ORGANIZATION_OPEN */
export async function reopenOrganization(work: UnitOfWork, id: number): Promise<KeptOrganization> {
  const { closedAt } = await openOrganization(work, id, 'reopen');
  return write(work, id, 'reopen', { before: { closedAt }, after: { closedAt: null } });
}

type Change = Parameters<typeof storeOrganization>[2];

async function write(
  work: UnitOfWork,
  id: number,
  action: string,
  { before, after }: { before: Fields; after: Change },
): Promise<KeptOrganization> {
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await storeOrganization(work, id, after);
    await work.audit({ entity: 'organization', entityId: id, action, before, after });
    await tellAll(work);
  }
  return shown(work.actor, await requireOrganization(work, id));
}

async function openOrganization(
  work: UnitOfWork,
  id: number,
  act: keyof typeof organizationRules,
): Promise<StoredOrganization> {
  if (!(await lockOrganization(work, id))) throw new DomainError('NOT_FOUND');
  const stored = await requireOrganization(work, id);
  authorize(work.actor, organizationRules[act], viewOf(work.actor, stored));
  return stored;
}

async function requireOrganization(work: UnitOfWork, id: number): Promise<StoredOrganization> {
  const [row] = await keptOrganizationRows(work, { id, limit: 1 });
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

async function refuseInUse(work: UnitOfWork, id: number, { onlyOperating }: { onlyOperating: boolean }): Promise<void> {
  const names = await openChancesWith(work, id, { onlyOperating, limit: NAMED });
  if (names.length > 0) throw new DomainError('ORGANIZATION_IN_USE', { names });
}

/** Names of organizations stand on every screen of the tenant. */
async function tellAll(work: UnitOfWork): Promise<void> {
  for (const organizationId of await everyOrganization(work)) {
    await work.publish({ kind: 'organizationsChanged', organizationId });
  }
}

function viewOf({ mainOrganizationId }: UserActor, { id, closedAt }: StoredOrganization): OrganizationView {
  return { isMain: id === mainOrganizationId, isClosed: closedAt !== null };
}

function shown(actor: UserActor, { rank, ...row }: StoredOrganization): KeptOrganization {
  const view = viewOf(actor, { rank, ...row });
  return { ...row, isMain: view.isMain, permissions: permissionsOn(actor, organizationRules, view).permissions };
}
