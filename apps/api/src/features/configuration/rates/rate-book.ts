import { localHolidayRowsIn } from '@zuschlag/calc-engine/calendar/local-holiday-days';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { LocalHolidayId, Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../../context.ts';
import { type RateRows, type RateRowsOf, rateRowsOf, type TariffRow } from '../configuration.store.ts';

/** The owner of the tariffs, the federal state, the days, and the local holidays that hold at the place of work. */
export type RateBookOf = {
  organizationId: number;
  province: Province;
  contract: { startDate: string; endDate: string };
  localHolidays: readonly LocalHolidayId[];
};

/** The table rows that a calculation may need: all dated rows of the state, and the holidays of the contract's years. */
export async function rateBookFor(
  tenant: TenantDb,
  { organizationId, province, contract, localHolidays }: RateBookOf,
  payGroups: RateRowsOf['payGroups'],
): Promise<RateBook> {
  const of = { organizationId, province, payGroups, ...holidayYears(contract) };
  return bookOf(await readRateTables(tenant, of), contract, localHolidays);
}

/** Every row that books of one organization and federal state are put together from; in order of their days. */
export type RateTables = {
  province: Province;
  tariffs: { main: readonly TariffColumns[]; own: readonly TariffColumns[] };
  socialSecurity: RateBook['socialSecurity'];
  insurances: RateBook['insurances'];
  vacationBonus: RateBook['vacationBonus'];
  christmasBonus: RateBook['christmasBonus'];
  vacationDays: RateBook['vacationDays'];
  holidays: RateBook['holidays'];
  /** of the main organization and of the organization itself */
  wages: RateBook['wages'];
};
export type TariffColumns = Omit<TariffRow, 'organizationId' | 'province'>;

/** @param from, until the days whose holidays are wanted, both counted in */
export async function readRateTables(
  tenant: TenantDb,
  {
    organizationId,
    province,
    ...days
  }: { organizationId: number; province: Province; from: string; until: string; payGroups: RateRowsOf['payGroups'] },
): Promise<RateTables> {
  const rows = await rateRowsOf(tenant, { organizationIds: [organizationId], provinces: [province], ...days });
  return tablesOf(rows, { mainOrganizationId: tenant.actor.mainOrganizationId, organizationId, province });
}

/** The tables of one organization and federal state out of rows that were read for several. */
export function tablesOf(
  rows: RateRows,
  {
    mainOrganizationId,
    organizationId,
    province,
  }: { mainOrganizationId: number; organizationId: number; province: Province },
): RateTables {
  const inProvince = <Row extends { province: Province }>(all: readonly Row[]) =>
    all.filter((row) => row.province === province);
  const tariffsOf = (id: number) => inProvince(rows.tariffs).filter((row) => row.organizationId === id);
  return {
    province,
    tariffs: {
      main: tariffsOf(mainOrganizationId),
      own: organizationId === mainOrganizationId ? [] : tariffsOf(organizationId),
    },
    socialSecurity: rows.socialSecurity,
    insurances: rows.insurances,
    vacationBonus: inProvince(rows.vacationBonus),
    christmasBonus: inProvince(rows.christmasBonus),
    vacationDays: inProvince(rows.vacationDays),
    holidays: inProvince(rows.holidays),
    wages: rows.wages
      .filter((row) => row.province === 'DE' || row.province === province)
      .filter((row) => row.organizationId === organizationId || row.organizationId === mainOrganizationId)
      .map(({ organizationId: of, ...row }) => ({ ...row, isOwn: of === organizationId })),
  };
}

/**
 * The rows of the tables that a contract may need, with the local holidays of its place of work. Every calculation gets
 * its calendar here.
 */
export function bookOf(
  tables: RateTables,
  contract: RateBookOf['contract'],
  localHolidays: readonly LocalHolidayId[],
): RateBook {
  const { province, tariffs, holidays, ...rest } = tables;
  const { from, until } = holidayYears(contract);
  const ofState = holidays.filter(({ date }) => date >= from && date <= until);
  return {
    ...rest,
    tariffs: tariffsInForce(tariffs.main, tariffs.own).map((row) => tariffOf(row, province)),
    holidays: [
      ...ofState,
      ...localHolidayRowsIn(ofState, localHolidays, province, { startDate: from, endDate: until }),
    ],
  };
}

/**
 * One list out of two: the main organization's tariffs until the organization's own first one starts, its own from then on.
 *
 * @source docs/decisions.md, which row applies
 */
export function tariffsInForce<Row extends { activeFrom: string }>(main: readonly Row[], own: readonly Row[]): Row[] {
  const first = own.reduce<string | null>(
    (earliest, { activeFrom }) => (earliest === null || activeFrom < earliest ? activeFrom : earliest),
    null,
  );
  return [...main.filter(({ activeFrom }) => first === null || activeFrom < first), ...own];
}

// The last shift of a contract may run into the year after it.
export function holidayYears({ startDate, endDate }: RateBookOf['contract']) {
  return { from: `${startDate.slice(0, 4)}-01-01`, until: `${Number(endDate.slice(0, 4)) + 1}-01-01` };
}

function tariffOf(row: TariffColumns, province: Province): RateBook['tariffs'][number] {
  const { id, activeFrom, workdaysPerYear, startNight, endNight, basisForBonusCalculation } = row;
  return {
    id,
    province,
    activeFrom,
    workdaysPerYear,
    startNight,
    endNight,
    basisForBonusCalculation,
    bonuses: {
      night: { relative: row.nightBonusRelative, absolute: row.nightBonusAbsolute },
      sunday: { relative: row.sundayBonusRelative, absolute: row.sundayBonusAbsolute },
      sundayNight: { relative: row.sundayNightBonusRelative, absolute: row.sundayNightBonusAbsolute },
      holiday: { relative: row.holidayBonusRelative, absolute: row.holidayBonusAbsolute },
      holidayNight: { relative: row.holidayNightBonusRelative, absolute: row.holidayNightBonusAbsolute },
    },
  };
}
