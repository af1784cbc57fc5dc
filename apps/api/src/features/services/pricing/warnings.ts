import { firstWageAbove, type WageRow, wageStretches } from '@zuschlag/calc-engine/rates/wage-row';
import type { ChancePriceWarning } from '@zuschlag/validation/services/warnings';
import type { UnitOfWork } from '../../../context.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { lowestPayGroups } from '../pay-groups/pay-groups.ts';
import { wageTablesOf } from '../wages/wage-table.ts';
import { type ServiceWarnings, storedWarnings } from './warnings.store.ts';

/**
 * The warnings of the engine about the stored prices of a Chance, and those about wages below the lowest pay group that
 * is known of their organization and below the wage table, each once, with the services it concerns.
 *
 * @throws {DomainError} NOT_FOUND
 * @source docs/calculation.md, section 10
 */
export async function readWarnings(
  work: UnitOfWork,
  chanceId: string,
): Promise<{ chanceId: string; warnings: ChancePriceWarning[] }> {
  const chance = await requireChance(work, chanceId);
  const found = await storedWarnings(work, chance.id);
  const organizationIds = [...new Set(found.map((one) => one.organizationId))];
  const lowest = await lowestPayGroups(work, chance.id, organizationIds);
  const wages = await wageTablesOf(work, organizationIds);
  const each = found.flatMap(({ id, name, organizationId, organization, ...about }) => {
    const service = { id, name, organizationId, organization };
    const group = lowest(organizationId, about.province);
    // A wage that follows the table is judged by the engine, stretch by stretch.
    const ofWages = about.wageFollowsTable
      ? []
      : [...warningOfWage(about, group), ...warningOfTable(about, wages(organizationId), chance)];
    return [...about.warnings, ...ofWages].map(({ code, detail = null }) => ({
      ...{ code, detail, province: about.province, service },
    }));
  });
  const alike = Map.groupBy(each, ({ code, detail, province }) => `${code} ${detail} ${province}`);
  return {
    chanceId,
    warnings: [...alike.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { service: _, ...warning } = first;
      return [{ ...warning, services: same.map(({ service }) => service) }];
    }),
  };
}

function warningOfWage(
  { hasOwnGuards, hourlyWage }: Pick<ServiceWarnings, 'hasOwnGuards' | 'hourlyWage'>,
  lowest: { name: string; hourlyWage: number } | null,
): ServiceWarnings['warnings'] {
  if (!lowest || !hasOwnGuards || hourlyWage >= lowest.hourlyWage) return [];
  return [{ code: 'WAGE_BELOW_LOWEST_GROUP', detail: `${lowest.name} ${lowest.hourlyWage.toFixed(2)}` }];
}

/** @returns a warning with the first day of the contract on which the wage table has more, with pay group and wage */
function warningOfTable(
  {
    hasOwnGuards,
    hourlyWage,
    payGroup,
    province,
  }: Omit<ServiceWarnings, 'id' | 'name' | 'organizationId' | 'organization'>,
  table: readonly WageRow[],
  contract: { startDate: string; endDate: string },
): ServiceWarnings['warnings'] {
  if (!hasOwnGuards || !province) return [];
  const above = firstWageAbove(wageStretches(table, { payGroup, province }, contract), hourlyWage);
  if (!above) return [];
  const { from, row } = above;
  return [{ code: 'WAGE_BELOW_TABLE', detail: `${from} ${row.payGroup} ${row.hourlyWage}` }];
}
