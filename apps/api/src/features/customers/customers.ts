import type { Customer } from '@zuschlag/validation/customers/customers';
import type { UserActor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { type EditedFrom, mergeEdit } from '../../edits/merge-edit.ts';
import { DomainError } from '../../errors.ts';
import {
  changeCustomerName,
  customerByName,
  customerIds,
  customersById,
  holdCustomer,
  insertCustomer,
  lockCustomer,
  releaseName,
  survivorsOf,
} from './customers.store.ts';
import { toSite } from './sites.ts';

/** Customers whose name contains what was typed or resembles it, the most used first; all of them without a name. */
export async function listCustomers(
  tenant: TenantDb,
  { first, name }: { first: number; name?: string | null },
): Promise<Customer[]> {
  return customersOf(tenant, await customerIds(tenant, { name: name?.trim() || null, limit: first }));
}

/** @returns customers in the order of their ids; those that do not exist are left out */
export async function customersOf(tenant: TenantDb, ids: readonly string[]): Promise<Customer[]> {
  const rows = new Map((await customersById(tenant, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toCustomer(row, row._count.chances)] : [];
  });
}

/** A merged customer leads to the one it turned out to be. @throws {DomainError} NOT_FOUND without such a customer */
export async function findCustomer(tenant: TenantDb, id: string): Promise<Customer> {
  const [named] = isUuid(id) ? await customersById(tenant, [id]) : [];
  const [row] = named?.mergedIntoId ? await customersById(tenant, await survivorsOf(tenant, [id])) : [named];
  if (!row) throw new DomainError('NOT_FOUND');
  return toCustomer(row, row._count.chances);
}

/**
 * The customer of a new Chance: the one that was picked, the one that already bears the name without regard to case and
 * spacing, or a new one.
 *
 * @returns its id
 * @param path the field of the picked one in the input of the call
 * @throws {DomainError} INVALID_INPUT at that field when the picked one does not exist
 */
export async function findOrCreateCustomer(
  work: UnitOfWork<UserActor>,
  { customerId, customerName }: { customerId?: string | null; customerName: string | null },
  path = 'input.description.customerId',
): Promise<string> {
  if (customerId) {
    const picked = isUuid(customerId) ? await holdCustomer(work, { id: customerId }) : null;
    if (!picked) throw unknownCustomer(path);
    return picked;
  }
  // Compatibility forms and doubled blanks are typing accidents, not part of a name.
  const name = (customerName ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ');
  const known = await holdCustomer(work, { name });
  if (known) return known;
  const id = await insertCustomer(work, { name, organizationId: work.actor.organizationId });
  if (id === null) return (await holdCustomer(work, { name })) ?? failed();
  await work.audit({ entity: 'customer', entityId: id, action: 'create', after: { name } });
  return id;
}

/**
 * Gives a customer another name, in every Chance it has.
 *
 * @throws {DomainError} CONFLICT with both names when the customer was renamed since the version of the edit
 * @throws {DomainError} CUSTOMER_EXISTS with the name when another customer bears it
 */
export async function renameCustomer(
  work: UnitOfWork,
  customerId: string,
  { name: typed, ...from }: { name: string } & EditedFrom,
): Promise<void> {
  const name = typed.normalize('NFKC').replace(/\s+/g, ' ');
  const customer = await lockCustomer(work, customerId);
  if (!customer) throw new DomainError('NOT_FOUND');
  const stored = { fields: { name: customer.name }, version: customer.version };
  if (mergeEdit('customer', { name }, stored, from).length === 0) return;
  const bearer = await customerByName(work, name);
  // The name of a customer that was merged into this one is free for it.
  if (bearer?.mergedIntoId === customerId) await releaseName(work, bearer.id);
  else if (bearer && bearer.id !== customerId) throw new DomainError('CUSTOMER_EXISTS', { names: [bearer.name] });
  await changeCustomerName(work, customerId, name);
  await work.audit({
    entity: 'customer',
    entityId: customerId,
    action: 'rename',
    before: { name: customer.name },
    after: { name },
  });
  await work.publish({ kind: 'customerChanged', customerIds: [customerId] });
}

type CustomerRow = Omit<Awaited<ReturnType<typeof customersById>>[number], '_count'>;

function toCustomer({ id, organizationId, name, version, sites }: CustomerRow, chanceCount: number): Customer {
  return {
    id,
    organizationId,
    name,
    version,
    chanceCount,
    sites: sites.map(toSite),
  };
}

function unknownCustomer(path: string): DomainError {
  return new DomainError('INVALID_INPUT', { fields: [{ path, problem: 'UNKNOWN_CUSTOMER' }] });
}

function failed(): never {
  throw new DomainError('INTERNAL');
}
