import { flatFields } from '@zuschlag/validation/edits/field-values';
import { limits } from '@zuschlag/validation/limits';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { AddPermanentService, EditPermanentService } from '@zuschlag/validation/services/permanent-service';
import type { Service } from '@zuschlag/validation/services/service';
import type { UnitOfWork } from '../../../context.ts';
import { mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { chanceRules } from '../../chance/chance.policy.ts';
import { lockChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { findOrCreateSite } from '../../customers/sites.ts';
import { findOrganization } from '../../organizations/organizations.ts';
import { recalculate } from '../pricing/recalculate.ts';
import { serviceRules } from '../services.policy.ts';
import { changeService, deleteService, insertPermanentService } from '../services.store.ts';
import { requireDaysInContract } from '../shifts/contract-days.ts';
import { type StoredService, toMasterData } from '../stored-service.ts';
import { readService } from './list-services.ts';
import { biddersOf, lockService, viewOf } from './load-service.ts';
import { publishServiceChange, saveServiceChange } from './save-service-change.ts';

/**
 * Adds a permanent service of a bidding organization and calculates it.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller may calculate for the organization
 * @throws {DomainError} LOCKED while a decision on the Chance is pending or taken
 * @throws {DomainError} INVALID_INPUT for an organization that does not bid, a foreign site, a shift outside the contract
 */
export async function addPermanentService(
  work: UnitOfWork,
  { chanceId, input }: AddPermanentService,
): Promise<Service> {
  const chance = await lockChance(work, chanceId);
  authorize(work.actor, chanceRules.addService, chance);
  requireBidder(chance, input.operationalOrganizationId);
  authorize(work.actor, serviceRules.edit, viewOf(input, chance));
  requireRoom(chance);
  requireDaysInContract(input.shifts, chance, (index) => `input.shifts.${index}`);
  const { siteId: pickedId, siteInput, ...columns } = input;
  const site = { customerId: chance.customerId, siteId: pickedId, siteInput };
  const siteId = await findOrCreateSite(work, site);
  const costParameters = await costParametersOf(work, input.operationalOrganizationId);
  const id = await insertPermanentService(work, { ...columns, chanceId: chance.id, siteId, costParameters });
  return saveServiceChange(work, { chance, serviceId: id, action: 'addService', before: null });
}

/**
 * Changes the master data of a permanent service; only what is sent changes.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 * @throws {DomainError} PROVINCE_REQUIRED when neither the site nor the Chance has a federal state
 */
export async function editPermanentService(
  work: UnitOfWork,
  { serviceId, input, ...from }: EditPermanentService,
): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  requirePermanent(service);
  const { siteId, siteInput, ...columns } = input;
  const isMoved = siteId !== undefined || siteInput !== undefined;
  // A site that is only described has no id yet.
  const sent = { ...columns, ...(isMoved ? { siteId: siteId ?? null } : {}) };
  const changed = mergeEdit(
    'service',
    flatFields(sent),
    { fields: toMasterData(service), version: service.version },
    from,
  );
  const isNewSite = isMoved && !siteId && siteInput !== null && siteInput !== undefined;
  if (changed.length === 0 && !isNewSite) return readService(work, serviceId);
  const place =
    isNewSite || changed.includes('siteId')
      ? { siteId: await findOrCreateSite(work, { customerId: chance.customerId, siteId, siteInput }) }
      : {};
  const written = Object.fromEntries(Object.entries(columns).filter(([field]) => changed.includes(field)));
  await changeService(work, service.id, { ...written, ...place });
  return saveServiceChange(work, { chance, serviceId, action: 'editService', before: service });
}

/**
 * Takes a service out of the Chance, with its shifts.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.remove` says
 */
export async function removeService(work: UnitOfWork, serviceId: string): Promise<{ id: string }> {
  const { service, chance } = await lockService(work, serviceId, 'remove');
  await deleteService(work, service.id);
  await recalculate(work, chance, []);
  await publishServiceChange(work, { chance, service, action: 'removeService', before: service, after: null });
  return { id: service.id };
}

function requireBidder(chance: StoredChance, organizationId: number): void {
  if (biddersOf(chance).has(organizationId)) return;
  throw new DomainError('INVALID_INPUT', {
    fields: [{ path: 'input.operationalOrganizationId', problem: 'UNKNOWN_ORGANIZATION' }],
  });
}

function requireRoom({ services }: StoredChance): void {
  if (services.length < limits.servicesPerChance) return;
  throw new DomainError('INVALID_INPUT', {
    fields: [{ path: 'input', problem: 'TOO_BIG', bound: limits.servicesPerChance }],
  });
}

function requirePermanent({ type }: StoredService): void {
  if (type !== 'PERMANENT') throw new DomainError('SERVICE_TYPE_NOT_SUPPORTED', { type });
}

/** The organization's defaults become the service's own copy; an organization without any uses the main organization's. */
async function costParametersOf(work: UnitOfWork, organizationId: number): Promise<CostParameters> {
  const own = await findOrganization(work, organizationId);
  if (own.advancedCostParameters) return own.advancedCostParameters;
  const main = await findOrganization(work, work.actor.mainOrganizationId);
  if (main.advancedCostParameters) return main.advancedCostParameters;
  throw new DomainError('CALCULATION_INCOMPLETE', { organization: own.shortName, table: 'organizationCostParameters' });
}
