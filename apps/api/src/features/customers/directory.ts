import type {
  CustomerDetails,
  CustomerDirectory,
  CustomerFigures,
  CustomerRow,
  RenameCustomerById,
} from '@zuschlag/validation/customers/customers';
import type { UserActor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { cursorSchema } from '../../lists/keyset-list.ts';
import { pageOfRows, startOfPage } from '../../lists/paging.ts';
import { searchSimilarIds } from '../../lists/search.store.ts';
import { authorize, permissionsOn } from '../../policy/authorize.ts';
import { customerRules } from './customers.policy.ts';
import { survivorsOf } from './customers.store.ts';
import { findCustomer, renameCustomer } from './customers.ts';
import {
  directoryList,
  directoryOrder,
  directoryRows,
  figuresOfCustomers,
  latestChances,
  ownsChanceOf,
  type StoredFigures,
} from './directory.store.ts';
import { listMerges } from './merge/list-merges.ts';

const LATEST = 10;

/**
 * A page of the customers of the tenant with their figures out of the Chances the caller may view.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this order never gave out
 */
export async function listDirectory(tenant: TenantDb<UserActor>, { name, order: asked, ...page }: CustomerDirectory) {
  const order = asked ?? 'ASC';
  const { after } = startOfPage(page, () => cursorSchema(directoryList, directoryOrder(order)));
  const typed = name?.trim() ?? '';
  const ids = typed === '' ? null : await survivorsOf(tenant, await searchSimilarIds(tenant, 'customer', typed));
  const rows = await directoryRows(tenant, { ids, order, after, limit: page.first + 1 });
  const figures = await readFigures(
    tenant,
    rows.map(({ id }) => id),
  );
  const toRow = ({ id, name: full, siteCount, cities }: (typeof rows)[number]): CustomerRow => ({
    ...{ id, name: full, siteCount, cities },
    figures: figures(id),
  });
  return pageOfRows(rows, page.first, toRow, ({ sortKey, id }) => [sortKey, id]);
}

/** A customer with its sites, its figures and its latest Chances. @throws {DomainError} NOT_FOUND */
export async function readCustomer(work: UnitOfWork, customerId: string): Promise<CustomerDetails> {
  const { chanceCount: _, ...customer } = await findCustomer(work, customerId);
  const [figures, chances, ownsChance, merges] = await Promise.all([
    readFigures(work, [customer.id]),
    latestChances(work, customer.id, LATEST),
    ownsChanceOf(work, customer.id),
    listMerges(work, customer.id),
  ]);
  const { permissions } = permissionsOn(work.actor, customerRules, { ownsChance });
  return { ...customer, figures: figures(customer.id), chances, merges, permissions };
}

/**
 * Renames a customer, in every Chance it has.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller owns a Chance of the customer or manages the main organization
 * @throws {DomainError} CONFLICT with both names when the customer was renamed since the version of the edit
 * @throws {DomainError} CUSTOMER_EXISTS with the name when another customer bears it
 */
export async function renameFromDirectory(
  work: UnitOfWork,
  { customerId, ...edit }: RenameCustomerById,
): Promise<CustomerDetails> {
  const { id } = await findCustomer(work, customerId);
  authorize(work.actor, customerRules.rename, { ownsChance: await ownsChanceOf(work, id) });
  await renameCustomer(work, id, edit);
  return readCustomer(work, id);
}

async function readFigures(tenant: TenantDb<UserActor>, ids: readonly string[]) {
  const stored = ids.length > 0 ? await figuresOfCustomers(tenant, ids) : [];
  const byId = new Map(stored.map((figures) => [figures.id, toFigures(figures)]));
  return (id: string): CustomerFigures => byId.get(id) ?? noFigures;
}

function toFigures({ id: _, ...figures }: StoredFigures): CustomerFigures {
  const decided = figures.won + figures.lost;
  return { ...figures, winRate: decided === 0 ? null : figures.won / decided };
}

const noFigures: CustomerFigures = {
  ...{ open: 0, won: 0, lost: 0, total: 0, winRate: null },
  ...{ lastPricePerHour: null, lastPriceChanceId: null, lastPriceOn: null },
};
