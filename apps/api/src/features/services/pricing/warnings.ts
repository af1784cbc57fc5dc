import { localHolidaysIn } from '@zuschlag/calc-engine/calendar/local-holiday-days';
import { rowsFor } from '@zuschlag/calc-engine/calendar/local-holidays';
import { firstWageAbove, type WageRow, wageStretches } from '@zuschlag/calc-engine/rates/wage-row';
import { choicesOf } from '@zuschlag/validation/customers/held-holidays';
import type { ChancePriceWarning } from '@zuschlag/validation/services/warnings';
import type { UnitOfWork } from '../../../context.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { lowestPayGroups } from '../pay-groups/pay-groups.ts';
import { wageTablesOf } from '../wages/wage-table.ts';
import { type ServiceWarnings, storedWarnings } from './warnings.store.ts';

/**
 * The warnings of the engine about the stored prices of a Chance, and those about wages below the lowest pay group that
 * is known of their organization and below the wage table, and about local holidays without an answer, each once, with
 * the services it concerns.
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
    const ofSite = openHolidays(about, chance).map((detail) => ({ code: 'LOCAL_HOLIDAY_UNANSWERED' as const, detail }));
    const siteId = about.site?.id ?? null;
    return [
      ...[...about.warnings, ...ofWages].map((warning) => ({ ...warning, siteId: null })),
      ...ofSite.map((warning) => ({ ...warning, siteId })),
    ].map(({ code, detail = null, siteId: of }) => ({ code, detail, province: about.province, siteId: of, service }));
  });
  const alike = Map.groupBy(each, ({ code, detail, province, siteId }) => `${code} ${detail} ${province} ${siteId}`);
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
  }: Pick<ServiceWarnings, 'hasOwnGuards' | 'hourlyWage' | 'payGroup' | 'province'>,
  table: readonly WageRow[],
  contract: { startDate: string; endDate: string },
): ServiceWarnings['warnings'] {
  if (!hasOwnGuards || !province) return [];
  const above = firstWageAbove(wageStretches(table, { payGroup, province }, contract), hourlyWage);
  if (!above) return [];
  const { from, row } = above;
  return [{ code: 'WAGE_BELOW_TABLE', detail: `${from} ${row.payGroup} ${row.hourlyWage}` }];
}

/**
 * @returns for each local holiday that the table of the project proposes and that has no answer, the first day that the
 * holiday table has not already, with the holiday and the place of work
 */
function openHolidays(
  { site, province, holidays }: Pick<ServiceWarnings, 'site' | 'province' | 'holidays'>,
  contract: { startDate: string; endDate: string },
): string[] {
  if (!site) return [];
  const answers = choicesOf(site.localHolidays);
  return rowsFor({ ...site, province }).flatMap(({ holiday }) => {
    const days = answers[holiday] === null ? localHolidaysIn(holiday, contract) : [];
    const first = days.find((day) => !holidays.includes(day));
    return first ? [`${first} ${holiday} ${site.name}`] : [];
  });
}
