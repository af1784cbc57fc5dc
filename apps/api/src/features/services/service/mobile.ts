import { flatFields } from '@zuschlag/validation/edits/field-values';
import type {
  AddMobileService,
  EditMobileService,
  RecreateMobileService,
} from '@zuschlag/validation/services/mobile-service';
import type { Service } from '@zuschlag/validation/services/service';
import type { UnitOfWork } from '../../../context.ts';
import { type EditedFrom, mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { lockChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { findOrCreateSite } from '../../customers/sites.ts';
import { changedParameters, writeParameters } from '../cost-parameters/service-cost-parameters.ts';
import { deleteRows, insertRows } from '../rows/rows.store.ts';
import { changeService, deleteService, insertMobileService } from '../services.store.ts';
import { requireDaysInContract } from '../shifts/contract-days.ts';
import { type StoredService, toMasterData } from '../stored-service.ts';
import { requireKnownWages } from '../wages/wage-table.ts';
import { readService } from './list-services.ts';
import { lockService } from './load-service.ts';
import { requireNewService, startOfService } from './new-service.ts';
import { saveServiceChange } from './save-service-change.ts';

/**
 * Adds a mobile service of a bidding organization and calculates it.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller may calculate for the organization
 * @throws {DomainError} LOCKED while a decision on the Chance is pending or taken
 * @throws {DomainError} INVALID_INPUT for an organization that does not bid, a foreign site, a visit outside the contract
 */
export async function addMobileService(work: UnitOfWork, { chanceId, input }: AddMobileService): Promise<Service> {
  const chance = await lockChance(work, chanceId);
  requireNewService(work, chance, input);
  const id = await insertNew(work, chance, input);
  return saveServiceChange(work, { chance, serviceId: id, action: 'addService', before: null });
}

/**
 * Changes a mobile service: only what is sent, its site visits as a whole list, and its cost parameters.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says, for changed cost parameters as
 * `serviceRules.editCostParameters` says
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit; for
 * site visits whenever others saved since
 * @throws {DomainError} INVALID_INPUT for a foreign site or a visit outside the contract
 */
export async function editMobileService(
  work: UnitOfWork,
  { serviceId, input, ...from }: EditMobileService,
): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  if (service.type !== 'MOBILE') throw new DomainError('INVALID_SERVICE_TYPE', { type: service.type });
  const { siteId, siteInput, siteVisits, advancedCostParameters, ...columns } = input;
  const isMoved = siteId !== undefined || siteInput !== undefined;
  // A site that is only described has no id yet.
  const sent = { ...columns, ...(isMoved ? { siteId: siteId ?? null } : {}) };
  const stored = { fields: toMasterData(service), version: service.version };
  const changed = mergeEdit('mobileService', flatFields(sent), stored, from);
  const parameters = changedParameters(work, { service, chance }, advancedCostParameters ?? {}, from);
  const isNewSite = isMoved && !siteId && siteInput !== null && siteInput !== undefined;
  if (changed.length === 0 && !isNewSite && !siteVisits && !parameters) return readService(work, serviceId);
  if (siteVisits) {
    requireCurrent(service, from);
    requireDaysInContract(siteVisits, chance, (index) => `input.siteVisits.${index}`);
    await deleteRows(work, { serviceId: service.id, kind: 'siteVisits' });
    await insertRows(work, { serviceId: service.id, kind: 'siteVisits', rows: siteVisits });
  }
  if (parameters) await writeParameters(work, service.id, parameters);
  const place =
    isNewSite || changed.includes('siteId')
      ? { siteId: await findOrCreateSite(work, { customerId: chance.customerId, siteId, siteInput }) }
      : {};
  const written = Object.fromEntries(Object.entries(columns).filter(([field]) => changed.includes(field)));
  requireKnownWages(work.actor, service.operationalOrganizationId, service, { ...service, ...written });
  await changeService(work, service.id, { ...written, ...place });
  return saveServiceChange(work, { chance, serviceId, action: 'editService', before: service });
}

/**
 * Puts a new mobile service in the place of another, which is removed: the way to another organization. The new one takes
 * the cost parameters of its organization.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.remove` says of the old one, and `serviceRules.edit` of the new
 * @throws {DomainError} INVALID_SERVICE_TYPE unless the old one is mobile
 * @throws {DomainError} INVALID_INPUT as `addMobileService`
 */
export async function recreateMobileService(
  work: UnitOfWork,
  { serviceId, input }: RecreateMobileService,
): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId, 'remove');
  if (service.type !== 'MOBILE') throw new DomainError('INVALID_SERVICE_TYPE', { type: service.type });
  requireNewService(work, chance, input, 0);
  const id = await insertNew(work, chance, input);
  await deleteService(work, service.id);
  return saveServiceChange(work, { chance, serviceId: id, action: 'recreateService', before: service });
}

async function insertNew(work: UnitOfWork, chance: StoredChance, input: AddMobileService['input']): Promise<string> {
  requireDaysInContract(input.siteVisits, chance, (index) => `input.siteVisits.${index}`);
  const { siteInput: _, ...columns } = input;
  const start = await startOfService(work, chance, input);
  return insertMobileService(work, { ...columns, ...start, chanceId: chance.id });
}

/** A whole list cannot be merged with what others saved since. */
function requireCurrent({ version: currentVersion }: StoredService, { version }: EditedFrom): void {
  if (version === null || version === undefined || version === currentVersion) return;
  throw new DomainError('CONFLICT', { currentVersion, conflicts: [] });
}
