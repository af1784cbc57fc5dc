import { type EntryInput, entrySchemas } from '@zuschlag/validation/configuration/entry';
import { configurationTables, type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import type { RateChanges } from '@zuschlag/validation/services/rates/rate-impact';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { DomainError } from '../../../errors.ts';
import { plannedChanges, plannedImport, type RowPlace, rowPlaces } from './rate-changes.store.ts';

export type { RowPlace } from './rate-changes.store.ts';

const AT_ONCE = 500;

/** Rows that would come, table by table, and rows that would go. */
export type RowChanges = {
  /** whose tariffs and wages come; the other tables are the main organization's */
  organizationId: number;
  added: { [Key in TableKey]: readonly EntryInput<Key>[] };
  removed: readonly RowPlace[];
};

/**
 * Resolves a planned change of the tables: added rows, removed rows, or the rows of an import.
 *
 * @param organizationId whose tariffs and wages are added
 * @throws {DomainError} NOT_FOUND for an unknown row or import
 * @throws {DomainError} IMPORT_STATE for an import that cannot be written any more, or not yet
 */
export async function resolveChanges(
  tenant: TenantDb,
  { add, remove, importId }: RateChanges,
  organizationId: number,
): Promise<RowChanges> {
  const imported = importId ? await changesOfImport(tenant, importId) : null;
  const removed = await requireRows(tenant, remove ?? []);
  const added = Object.fromEntries(
    tableKeys.map((key) => [key, [...(add?.[key] ?? []), ...(imported?.added[key] ?? [])]]),
  ) as unknown as RowChanges['added'];
  return {
    organizationId: imported?.organizationId ?? organizationId,
    added,
    removed: [...removed, ...(imported?.removed ?? [])],
  };
}

async function requireRows(tenant: TenantDb, wanted: readonly { table: TableKey; id: string }[]): Promise<RowPlace[]> {
  if (wanted.some(({ id }) => !isUuid(id))) throw new DomainError('NOT_FOUND');
  const found: RowPlace[] = [];
  for (const [table, rows] of Map.groupBy(wanted, ({ table }) => table)) {
    const ids = new Set(rows.map(({ id }) => id));
    const places = await rowPlaces(tenant, table, [...ids]);
    if (places.length < ids.size) throw new DomainError('NOT_FOUND');
    found.push(...places);
  }
  return found;
}

async function changesOfImport(tenant: TenantDb, importId: string): Promise<RowChanges> {
  const planned = isUuid(importId) ? await plannedImport(tenant, importId) : null;
  if (!planned) throw new DomainError('NOT_FOUND');
  const { table, organizationId, state } = planned;
  if (state !== 'planned') throw new DomainError('IMPORT_STATE', { state });
  const values: unknown[] = [];
  const replaced: string[] = [];
  // Page by page, so that other work can run in between.
  for (let page = await plannedChanges(tenant, importId, 0, AT_ONCE); page.length > 0; ) {
    values.push(...page.flatMap((row) => entrySchemas[table].input.safeParse(row.values).data ?? []));
    replaced.push(...page.flatMap(({ replaces }) => replaces ?? []));
    page = await plannedChanges(tenant, importId, page.at(-1)?.row ?? 0, AT_ONCE);
  }
  return {
    organizationId,
    added: { ...noRows(), [table]: values },
    // A row that was removed since makes the plan outdated; the commit refuses it.
    removed: await rowPlaces(tenant, table, replaced),
  };
}

function noRows(): RowChanges['added'] {
  return Object.fromEntries(tableKeys.map((key) => [key, []])) as unknown as RowChanges['added'];
}

/** @returns the tables that change, each with the organizations whose rows they are */
export function touchedTables(
  { organizationId, added, removed }: RowChanges,
  mainOrganizationId: number,
): { table: TableKey; organizationId: number }[] {
  const ofAdded = tableKeys
    .filter((key) => added[key].length > 0)
    .map((table) => ({
      table,
      organizationId: configurationTables[table].perOrganization ? organizationId : mainOrganizationId,
    }));
  return [...ofAdded, ...removed.map(({ table, organizationId: of }) => ({ table, organizationId: of }))];
}

/** Whether rows of the wage table come or go: they move the figures of services whose wage follows them. */
export function wagesChanged({ added, removed }: RowChanges): boolean {
  return added.wage.length > 0 || removed.some(({ table }) => table === 'wage');
}

/** @returns the federal states in which a change can move the figures of every service; null: all of them */
export function statesOf({ added, removed }: RowChanges): ReadonlySet<string> | null {
  if (added.socialSecurity.length + added.liabilityInsurance.length > 0) return null;
  const ofAdded = [added.tariff, added.vacationBonus, added.christmasBonus, added.vacationDays, added.holiday];
  const ofRemoved = removed.filter(({ table }) => table !== 'wage');
  const states = [...ofAdded.flat(), ...ofRemoved].map(({ province }) => province);
  return states.includes(null) ? null : new Set(states.filter((state) => state !== null));
}
