import { type Province, provinces } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { tablesAfter } from '../../configuration/rates/changed-tables.ts';
import { type RateTables, tariffsInForce } from '../../configuration/rates/rate-book.ts';
import type { RowChanges, RowPlace } from '../../configuration/rates/rate-changes.ts';
import { readTables } from './contract-rates.ts';

/**
 * The number of series with a row in force today and none after the change. An organization without own tariff uses the
 * main organization's, so its row is the last one only when the main organization has no row either. Holidays are days, not series; wages are counted in `wages/wage-impact.ts`.
 *
 * @param today calendar day
 */
export async function orphanedSeries(tenant: TenantDb<Actor>, changes: RowChanges, today: string): Promise<number> {
  const { mainOrganizationId } = tenant.actor;
  const ofRates = changes.removed.filter(({ table }) => table !== 'wage');
  const series = [...new Map(ofRates.map((place) => [seriesOf(place), place])).values()];
  if (series.length === 0) return 0;
  const tablesOf = await readTables(tenant, series.map(ownerOf));
  let count = 0;
  for (const place of series) {
    const tables = tablesOf(ownerOf(place));
    const after = tablesAfter(tables, changes, { organizationId: place.organizationId, mainOrganizationId });
    const counts = (some: RateTables) => rowsOfSeries(some, place).some(({ activeFrom }) => activeFrom <= today);
    if (counts(tables) && !counts(after)) count += 1;
  }
  return count;
}

/** Tables without federal states are the same in each of them. */
function ownerOf({ organizationId, province }: RowPlace): {
  organizationId: number;
  province: Province;
  followed: null;
} {
  return { organizationId, province: (province ?? provinces[0]) as Province, followed: null };
}

function seriesOf({ table, organizationId, province, lengthOfEmployment }: RowPlace): string {
  return [table, organizationId, province, lengthOfEmployment].join(' ');
}

function rowsOfSeries(tables: RateTables, { table, lengthOfEmployment }: RowPlace): readonly { activeFrom: string }[] {
  switch (table) {
    case 'tariff':
      return tariffsInForce(tables.tariffs.main, tables.tariffs.own);
    case 'liabilityInsurance':
      return tables.insurances;
    case 'vacationDays':
      return tables.vacationDays.filter((row) => row.lengthOfEmployment === lengthOfEmployment);
    case 'holiday':
    case 'wage':
      return [];
    default:
      return tables[table];
  }
}
