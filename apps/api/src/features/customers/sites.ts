import { choicesOf, holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import type { LocalHolidayAnswers } from '@zuschlag/validation/customers/local-holidays';
import type { AddSite, Site, SiteInput, UpdateSite } from '@zuschlag/validation/customers/sites';
import { type FieldValues, flatFields, nestFields } from '@zuschlag/validation/edits/field-values';
import { type LocalHolidayId, localHolidayIds, type Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { mergeEdit } from '../../edits/merge-edit.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { customerRules } from './customers.policy.ts';
import { customerById } from './customers.store.ts';
import { changeSite, insertSite, lockSite, siteById } from './sites.store.ts';

/**
 * The place of work of a service: one of the customer's sites, or a new one.
 *
 * @returns its id; null when neither is given
 * @throws {DomainError} INVALID_INPUT at `input.siteId` when the customer has no such site
 */
export async function findOrCreateSite(
  work: UnitOfWork,
  { customerId, siteId, siteInput }: { customerId: string; siteId?: string | null; siteInput?: SiteInput | null },
): Promise<string | null> {
  if (siteId) return (await siteOfCustomer(work, customerId, siteId)).id;
  if (!siteInput) return null;
  const id = await insertSite(work, customerId, columnsOf(work, siteInput));
  await work.audit({ entity: 'site', entityId: id, action: 'addSite', after: { customerId, ...siteInput } });
  return id;
}

/** @throws {DomainError} INVALID_INPUT at `input.siteId` when the customer has no such site */
export async function siteOfCustomer(tenant: TenantDb, customerId: string, siteId: string) {
  const site = isUuid(siteId) ? await siteById(tenant, siteId) : null;
  if (site?.customerId === customerId) return { ...site, province: site.province as Province };
  throw new DomainError('INVALID_INPUT', { fields: [{ path: 'input.siteId', problem: 'UNKNOWN_SITE' }] });
}

/**
 * Adds a place of work to a customer.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless `customerRules.addSite` lets the caller
 */
export async function addSite(work: UnitOfWork, { customerId, input }: AddSite): Promise<Site> {
  const customer = isUuid(customerId) ? await customerById(work, customerId) : null;
  if (!customer) throw new DomainError('NOT_FOUND');
  authorize(work.actor, customerRules.addSite, { ownsChance: false });
  const id = await insertSite(work, customer.id, columnsOf(work, input));
  await work.audit({ entity: 'site', entityId: id, action: 'addSite', after: { customerId: customer.id, ...input } });
  return findSite(work, id);
}

/**
 * Changes a place of work; only what is sent changes.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless `customerRules.editSite` lets the caller
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 * @throws {DomainError} SERVICES_MOVE when another federal state or local holiday moves open services and the call does
 * not confirm it
 */
export async function updateSite(
  work: UnitOfWork,
  { siteId, input, confirmsMovedServices, ...from }: UpdateSite,
): Promise<Site> {
  const site = isUuid(siteId) ? await lockSite(work, siteId) : null;
  if (!site) throw new DomainError('NOT_FOUND');
  authorize(work.actor, customerRules.editSite, { ownsChance: false });
  const stored: { fields: FieldValues; version: number } = { fields: fieldsOfSite(site), version: site.version };
  const sent = flatFields(input);
  const changed = mergeEdit('site', sent, stored, from);
  if (changed.length === 0) return toSite(site);
  const after = nestFields(Object.fromEntries(changed.map((field) => [field, sent[field]]))) as Partial<SiteInput>;
  const { localHolidays, ...columns } = after;
  const answers = answersOf(work, localHolidays ?? {}, site);
  const move = { siteId, localHolidays: movedBy(site, { ...site, ...columns, localHolidays: answers }) };
  const isMoved = move.localHolidays === 'all' || move.localHolidays.length > 0;
  if (isMoved) await work.publish({ kind: 'siteMoving', ...move, isConfirmed: confirmsMovedServices === true });
  await changeSite(work, siteId, { ...columns, ...(localHolidays && { localHolidays: answers }) });
  const before = nestFields(Object.fromEntries(changed.map((field) => [field, stored.fields[field]])));
  await work.audit({ entity: 'site', entityId: siteId, action: 'updateSite', before, after });
  if (isMoved) await work.publish({ kind: 'siteMoved', ...move });
  return findSite(work, siteId);
}

/** The holidays whose days come or go at a place of work; `all` tables count anew in another federal state. */
export type MovedHolidays = 'all' | LocalHolidayId[];

function movedBy(from: PlacedHolidays, to: PlacedHolidays): MovedHolidays {
  if (from.province !== to.province) return 'all';
  const [before, after] = [holidaysOfSite(from), holidaysOfSite(to)];
  return localHolidayIds.filter((holiday) => before.includes(holiday) !== after.includes(holiday));
}

type PlacedHolidays = { province: string; localHolidays: unknown };

function columnsOf(work: UnitOfWork, { localHolidays, ...columns }: SiteInput) {
  return { ...columns, localHolidays: answersOf(work, localHolidays ?? {}, null) };
}

/** The answers of a place of work after some of them were given anew; the user who gives one confirms it. */
function answersOf(
  { actor, now }: UnitOfWork,
  given: Partial<Record<LocalHolidayId, boolean | null>>,
  site: PlacedHolidays | null,
): Partial<LocalHolidayAnswers> {
  const answers = { ...((site?.localHolidays ?? {}) as Partial<LocalHolidayAnswers>) };
  for (const holiday of localHolidayIds) {
    const holds = given[holiday];
    if (holds === undefined) continue;
    if (holds === null) delete answers[holiday];
    else answers[holiday] = { holds, confirmedById: actor.userId, confirmedAt: now.toISOString() };
  }
  return answers;
}

/** @throws {DomainError} NOT_FOUND when the tenant has no such place of work */
export async function findSite(tenant: TenantDb, id: string): Promise<Site> {
  const site = isUuid(id) ? await siteById(tenant, id) : null;
  if (!site) throw new DomainError('NOT_FOUND');
  return toSite(site);
}

function fieldsOfSite({ name, address, postalCode, city, province, country, localHolidays }: SiteRow) {
  const choices = choicesOf(localHolidays as Partial<LocalHolidayAnswers>);
  return { ...{ name, address, postalCode, city, province, country }, ...flatFields({ localHolidays: choices }) };
}

type SiteRow = NonNullable<Awaited<ReturnType<typeof siteById>>>;

const noAnswers: LocalHolidayAnswers = { peaceFestival: null, assumption: null, corpusChristi: null };

/** A stored site as clients read it. */
export function toSite(site: SiteRow): Site {
  return {
    id: site.id,
    name: site.name,
    address: site.address,
    postalCode: site.postalCode,
    province: site.province as Site['province'],
    city: site.city,
    country: site.country,
    localHolidays: { ...noAnswers, ...(site.localHolidays as Partial<LocalHolidayAnswers>) },
    version: site.version,
    createdAt: site.createdAt.toISOString(),
    updatedAt: site.updatedAt.toISOString(),
  };
}
