import { flatFields } from '@zuschlag/validation/edits/field-values';
import type { AddPermanentService, EditPermanentService } from '@zuschlag/validation/services/permanent-service';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import type { UnitOfWork } from '../../../context.ts';
import { mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { lockChance } from '../../chance/find-chance.ts';
import { findOrCreateSite } from '../../customers/sites.ts';
import { changeService, insertPermanentService } from '../services.store.ts';
import { requireDaysInContract } from '../shifts/contract-days.ts';
import { type StoredService, toMasterData } from '../stored-service.ts';
import { requireKnownWages } from '../wages/wage-table.ts';
import { readService } from './list-services.ts';
import { lockService } from './load-service.ts';
import { requireNewService, startOfService } from './new-service.ts';
import { saveServiceChange } from './save-service-change.ts';

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
  requireNewService(work, chance, input);
  requireDaysInContract(input.shifts, chance, (index) => `input.shifts.${index}`);
  const { siteInput: _, ...columns } = input;
  const start = await startOfService(work, chance, input);
  const id = await insertPermanentService(work, { ...columns, ...start, chanceId: chance.id });
  return withHeadsForPosts(
    await saveServiceChange(work, { chance, serviceId: id, action: 'addService', before: null }),
  );
}

/**
 * Changes the master data of a permanent service; only what is sent changes.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED as `serviceRules.edit` says
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 * @throws {DomainError} INVALID_INPUT when guards of a subcontractor would be left without a rate
 * @throws {DomainError} INVALID_INPUT when heads are to be entered and are missing or below the posts at the same time
 * @throws {DomainError} PROVINCE_REQUIRED when neither the site nor the Chance has a federal state
 */
export async function editPermanentService(
  work: UnitOfWork,
  { serviceId, input, ...from }: EditPermanentService,
): Promise<Service> {
  const { service, chance } = await lockService(work, serviceId);
  requirePermanent(service);
  const { siteId, siteInput, revenue, ...columns } = input;
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
  const repriced = revenue !== undefined && isRepriced(service, revenue, from.version);
  if (changed.length === 0 && !isNewSite && !repriced) return readService(work, serviceId);
  const place =
    isNewSite || changed.includes('siteId')
      ? { siteId: await findOrCreateSite(work, { customerId: chance.customerId, siteId, siteInput }) }
      : {};
  if (changed.includes('subcontractorHourlyRate')) requireRateForHeads(service, columns.subcontractorHourlyRate);
  const written = Object.fromEntries(Object.entries(columns).filter(([field]) => changed.includes(field)));
  const isOfHeads = changed.includes('headsFrom') || changed.includes('typedHeads');
  if (isOfHeads) requireTypedHeads({ ...service, ...written });
  requireKnownWages(work.actor, service.operationalOrganizationId, service, { ...service, ...written });
  await changeService(work, service.id, { ...written, ...place, ...(repriced ? { revenue } : {}) });
  const saved = await saveServiceChange(work, { chance, serviceId, action: 'editService', before: service });
  return isOfHeads ? withHeadsForPosts(saved) : saved;
}

/**
 * Whether a way of pricing changes what is stored. It is taken as a whole: after a change by others its fields are not
 * merged one by one.
 */
function isRepriced(
  { revenueCalculation, version }: StoredService,
  revenue: RevenueCalculation,
  from: EditPermanentService['version'],
): boolean {
  const stored = { fields: flatFields({ revenue: revenueCalculation }), version };
  return mergeEdit('service', flatFields({ revenue }), stored, { version: from }).length > 0;
}

function requirePermanent({ type }: StoredService): void {
  if (type !== 'PERMANENT') throw new DomainError('SERVICE_TYPE_NOT_SUPPORTED', { type });
}

function requireTypedHeads({ headsFrom, typedHeads }: Pick<StoredService, 'headsFrom' | 'typedHeads'>): void {
  if (headsFrom !== 'TYPED' || typedHeads !== null) return;
  throw new DomainError('INVALID_INPUT', { fields: [{ path: 'input.typedHeads', problem: 'REQUIRED' }] });
}

/** Refuses heads that were just entered, once the calculation has counted the posts; the transaction ends with it. */
function withHeadsForPosts(saved: Service): Service {
  const { headsFrom, typedHeads, heads } = saved;
  if (headsFrom !== 'TYPED' || !heads || (typedHeads ?? 0) >= heads.postsAtOnce) return saved;
  const problem = { path: 'input.typedHeads', problem: 'HEADS_BELOW_POSTS', bound: heads.postsAtOnce } as const;
  throw new DomainError('INVALID_INPUT', { fields: [problem] });
}

/** Without a rate the hours of a subcontractor would be free. */
function requireRateForHeads(service: StoredService, rate: number | null | undefined): void {
  const isWithout = (rate === undefined ? service.subcontractorHourlyRate : rate) === null;
  if (!isWithout || service.shifts.every(({ subContractorQuantity }) => subContractorQuantity === 0)) return;
  throw new DomainError('INVALID_INPUT', {
    fields: [{ path: 'input.subcontractorHourlyRate', problem: 'SUBCONTRACTOR_RATE_MISSING' }],
  });
}
