import type { CompiledRateBook } from '@zuschlag/calc-engine';
import { compileRateBook } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import type { RateRow } from '@zuschlag/validation/services/service';
import type { LocalHolidayId, Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../../context.ts';
import { bookOf, type RateTables, tablesOf } from '../../configuration/rates/rate-book.ts';
import { readRateRows } from '../../configuration/rates/rate-rows.ts';
import { rowsInForce } from '../../configuration/rates/rows-in-force.ts';
import { type Followed, followedGroups, followedRows } from './followed-rows.ts';

/** The facts behind the rates of a service. */
export type RatesOf = {
  organizationId: number;
  province: Province;
  contract: { startDate: string; endDate: string };
  followed: Followed | null;
  /** those that hold at its place of work */
  localHolidays: readonly LocalHolidayId[];
};

/** Rates of a contract: the rows that count in it, and the book to calculate with, compiled when it is first wanted. */
export type ContractRates = { rows: RateRow[]; compiled: () => CompiledRateBook };

type TablesOf = Pick<RatesOf, 'organizationId' | 'province'>;

/**
 * Reads the tables of organizations and federal states, in one statement independent of their number.
 *
 * @returns the tables of one of them
 */
export async function readTables(
  tenant: TenantDb,
  wanted: readonly (TablesOf & Pick<RatesOf, 'followed'>)[],
): Promise<(of: TablesOf) => RateTables> {
  const { mainOrganizationId } = tenant.actor;
  const organizationIds = [...new Set(wanted.map(({ organizationId }) => organizationId))];
  const provinces = [...new Set(wanted.map(({ province }) => province))];
  const days = { from: '0001-01-01', until: '9999-12-31' };
  const payGroups = followedGroups(wanted);
  const rows = await readRateRows(tenant, { organizationIds, provinces, payGroups, ...days });
  const known = new Map<string, RateTables>();
  return ({ organizationId, province }) => {
    const key = `${organizationId} ${province}`;
    const tables = known.get(key) ?? tablesOf(rows, { mainOrganizationId, organizationId, province });
    known.set(key, tables);
    return tables;
  };
}

export function ratesOfContract(
  tables: RateTables,
  { contract, followed, localHolidays }: Pick<RatesOf, 'contract' | 'followed' | 'localHolidays'>,
): ContractRates {
  const book = bookOf(tables, contract, localHolidays);
  let compiled: CompiledRateBook | undefined;
  return {
    rows: [...rowsInForce(book, contract), ...followedRows(book, followed, { ...contract, province: tables.province })],
    compiled: () => {
      compiled ??= compileRateBook(rateBookFromWire(book));
      return compiled;
    },
  };
}

/** @returns a text that is the same for services whose rates are the same */
export function ratesKey({ organizationId, province, contract, followed, localHolidays }: RatesOf): string {
  const wage = followed ? ` ${followed.assumesRise} ${followed.payGroup}` : '';
  return `${organizationId} ${province} ${contract.startDate} ${contract.endDate} ${localHolidays.join()}${wage}`;
}

/** @returns rows that are only among the second, and only among the first */
export function rowsBetween(
  from: readonly RateRow[],
  to: readonly RateRow[],
): { added: RateRow[]; removed: RateRow[] } {
  const missingIn = (rows: readonly RateRow[]) => {
    const ids = new Set(rows.map(({ table, id }) => `${table} ${id}`));
    return ({ table, id }: RateRow) => !ids.has(`${table} ${id}`);
  };
  return { added: to.filter(missingIn(from)), removed: from.filter(missingIn(to)) };
}

export function isSame(from: readonly RateRow[], to: readonly RateRow[]): boolean {
  const { added, removed } = rowsBetween(from, to);
  return added.length === 0 && removed.length === 0;
}
