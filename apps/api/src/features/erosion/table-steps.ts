import { wageStretches } from '@zuschlag/calc-engine/rates/wage-row';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import type { TableStep } from '@zuschlag/validation/services/erosion';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../context.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { bookOf } from '../configuration/rates/rate-book.ts';
import { readTables } from '../services/rates/contract-rates.ts';
import { followedBy } from '../services/rates/followed-rows.ts';
import { knownRise } from '../services/rates/known-rise.ts';
import { listRateRows, type ServiceRates } from '../services/rates/service-rates.ts';

type Contract = { startDate: string; endDate: string };
type Change = TableStep['changes'][number];
/** A dated row of any table: `series` holds the rows of which each replaces the one before it. */
type DatedRow = {
  id: string;
  table: string;
  series: string;
  activeFrom: string;
  province: Province | null;
  lengthOfEmployment: number | null;
  values: readonly { field: string; unit: Change['unit']; value: number }[];
};

/**
 * The table rows that take effect after the first day of the contract and until its last, the earliest first, and how
 * much those inside the price raise the tariff-bound cost of the contract.
 */
export async function tableSteps(
  work: UnitOfWork,
  chance: StoredChance,
): Promise<{ steps: TableStep[]; knownRise: number }> {
  const { startDate, endDate } = chance;
  const services = await listRateRows(work, chance);
  const places = services.flatMap(({ organizationId, province, stored }) =>
    province ? [{ organizationId, province, followed: followedBy(stored) }] : [],
  );
  if (places.length === 0) return { steps: [], knownRise: 0 };
  const tables = await readTables(work, places);
  const found = new Map<string, TableStep>();
  for (const service of services) {
    if (!service.province) continue;
    const place = { organizationId: service.organizationId, province: service.province };
    const contract = { startDate, endDate };
    const book = bookOf(tables(place), contract, holidaysOfSite(service.stored.site));
    for (const step of [...stepsOf(book, contract), ...wageSteps(service, book, contract)]) {
      // Services reach one row of the wage table from different earlier ones, e.g. those of their federal states.
      const key = JSON.stringify([step.id, step.changes]);
      found.set(key, joined(found.get(key) ?? step, service));
    }
  }
  const steps = [...found.values()].sort(
    (one, other) => one.activeFrom.localeCompare(other.activeFrom) || one.table.localeCompare(other.table),
  );
  // An assumed rise is in the price without a row of its own.
  const isRaised = steps.some(({ isInPrice }) => isInPrice) || services.some(({ stored }) => stored.wageFollowsTable);
  return { steps, knownRise: isRaised ? knownRise(chance, services, tables) : 0 };
}

/** The same step with one more service whose price it moves. */
function joined(step: TableStep, { organization, rateRowIds }: ServiceRates): TableStep {
  return {
    ...step,
    organizations: step.organizations.includes(organization)
      ? step.organizations
      : [...step.organizations, organization],
    isInPrice: step.isInPrice || rateRowIds.has(step.id),
  };
}

function stepsOf(book: RateBook, { startDate, endDate }: Contract): TableStep[] {
  const rows = datedRows(book);
  return rows
    .filter(({ activeFrom }) => activeFrom > startDate && activeFrom <= endDate)
    .map((row) => {
      const before = rows
        .filter(({ series, activeFrom }) => series === row.series && activeFrom < row.activeFrom)
        .reduce<DatedRow | null>((last, one) => (last && last.activeFrom > one.activeFrom ? last : one), null);
      const { id, table, activeFrom, province, lengthOfEmployment } = row;
      const changes = row.values.flatMap(({ field, unit, value }) => {
        const former = before?.values.find((one) => one.field === field)?.value ?? null;
        return former === value ? [] : [{ field, unit, before: former, after: value }];
      });
      return { id, table, activeFrom, province, lengthOfEmployment, organizations: [], isInPrice: false, changes };
    });
}

/** The rows of the wage table that a service takes up inside its contract. */
function wageSteps({ stored, province }: ServiceRates, { wages }: RateBook, contract: Contract): TableStep[] {
  if (!stored.wageFollowsTable || !province) return [];
  const stretches = wageStretches(wages, { payGroup: stored.payGroup, province }, contract);
  return stretches.slice(1).map(({ row }, at) => ({
    ...{ id: row.id, table: 'wage', activeFrom: row.activeFrom, lengthOfEmployment: null },
    province: row.province === 'DE' ? null : row.province,
    ...{ organizations: [], isInPrice: false },
    changes: [
      { field: 'hourlyWage', unit: 'EUR', before: stretches[at]?.row.hourlyWage ?? null, after: row.hourlyWage },
    ],
  }));
}

function datedRows(book: RateBook): DatedRow[] {
  const row = (
    table: string,
    { id, activeFrom, province = null }: { id: string; activeFrom: string; province?: Province | null },
    values: DatedRow['values'],
    lengthOfEmployment: number | null = null,
  ): DatedRow => ({
    ...{ id, table, activeFrom, province, values, lengthOfEmployment },
    series: `${table} ${province ?? ''} ${lengthOfEmployment ?? ''}`,
  });
  const share = (field: string, value: number) => ({ field, unit: 'fraction' as const, value });
  const euros = (field: string, value: number) => ({ field, unit: 'EUR' as const, value });
  const bonus = (each: RateBook['vacationBonus'][number]) => [
    share('bonusRelative', each.bonusRelative),
    euros('bonusAbsolute', each.bonusAbsolute),
  ];
  return [
    ...book.tariffs.map((each) => row('tariff', each, tariffValues(each))),
    ...book.socialSecurity.map((each) => row('socialSecurity', each, [share('value', each.value)])),
    ...book.insurances.map((each) =>
      row('liabilityInsurance', each, [
        share('liabilityInsurance', each.liabilityInsurance),
        share('professionalAssociation', each.professionalAssociation),
      ]),
    ),
    ...book.vacationBonus.map((each) => row('vacationBonus', each, bonus(each))),
    ...book.christmasBonus.map((each) => row('christmasBonus', each, bonus(each))),
    ...book.vacationDays.map((each) =>
      row('vacationDays', each, [{ field: 'days', unit: 'days', value: each.days }], each.lengthOfEmployment),
    ),
  ];
}

function tariffValues({ workdaysPerYear, startNight, endNight, bonuses }: RateBook['tariffs'][number]) {
  return [
    { field: 'workdaysPerYear', unit: 'days' as const, value: workdaysPerYear },
    { field: 'startNight', unit: 'clock' as const, value: minutesOf(startNight) },
    { field: 'endNight', unit: 'clock' as const, value: minutesOf(endNight) },
    ...Object.entries(bonuses).flatMap(([period, { relative, absolute }]) => [
      { field: `${period}BonusRelative`, unit: 'fraction' as const, value: relative },
      { field: `${period}BonusAbsolute`, unit: 'EUR' as const, value: absolute },
    ]),
  ];
}

/** Minutes since midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
