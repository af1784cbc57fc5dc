import type { RateBook } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../../context.ts';
import {
  christmasBonusRows,
  holidayRows,
  insuranceRows,
  socialSecurityRows,
  type TariffRow,
  tariffRows,
  vacationBonusRows,
  vacationDaysRows,
} from '../configuration.store.ts';

/** Whose tariffs, for which federal state and which days. */
export type RateBookOf = {
  organizationId: number;
  province: Province;
  contract: { startDate: string; endDate: string };
};

/** The table rows that a calculation may need: all dated rows of the state, and the holidays of the contract's years. */
export async function rateBookFor(
  tenant: TenantDb,
  { organizationId, province, contract }: RateBookOf,
): Promise<RateBook> {
  return bookOf(await readRateTables(tenant, { organizationId, province, ...holidayYears(contract) }), contract);
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
};
export type TariffColumns = Omit<TariffRow, 'mainOrganizationId' | 'createdById' | 'createdAt'>;

/** @param from, until the days whose holidays are wanted, both counted in */
export async function readRateTables(
  tenant: TenantDb,
  of: { organizationId: number; province: Province; from: string; until: string },
): Promise<RateTables> {
  const { organizationId, province } = of;
  const here = <Row extends object>(row: Row) => ({ ...row, province });
  const isMain = organizationId === tenant.actor.mainOrganizationId;
  const vacationDays = await vacationDaysRows(tenant, province);
  return {
    province,
    tariffs: {
      main: await tariffRows(tenant, tenant.actor.mainOrganizationId, province),
      own: isMain ? [] : await tariffRows(tenant, organizationId, province),
    },
    ...(await tenantWideRates(tenant)),
    vacationBonus: (await vacationBonusRows(tenant, province)).map((row) => bonusOf(here(row))),
    christmasBonus: (await christmasBonusRows(tenant, province)).map((row) => bonusOf(here(row))),
    vacationDays: vacationDays.map(({ id, activeFrom, lengthOfEmployment, days }) => ({
      id,
      province,
      activeFrom,
      lengthOfEmployment,
      days,
    })),
    holidays: (await holidayRows(tenant, of)).map(here),
  };
}

/** The rows of the tables that a contract may need. */
export function bookOf(tables: RateTables, contract: RateBookOf['contract']): RateBook {
  const { province, tariffs, holidays, ...rest } = tables;
  const { from, until } = holidayYears(contract);
  return {
    ...rest,
    tariffs: tariffsInForce(tariffs.main, tariffs.own).map((row) => tariffOf(row, province)),
    holidays: holidays.filter(({ date }) => date >= from && date <= until),
  };
}

/** The rates that are the same in every federal state. */
export async function tenantWideRates(tenant: TenantDb): Promise<Pick<RateBook, 'socialSecurity' | 'insurances'>> {
  const socialSecurity = await socialSecurityRows(tenant);
  const insurances = await insuranceRows(tenant);
  return {
    socialSecurity: socialSecurity.map(({ id, activeFrom, value }) => ({ id, activeFrom, value })),
    insurances: insurances.map(({ id, activeFrom, liabilityInsurance, professionalAssociation }) => ({
      id,
      activeFrom,
      liabilityInsurance,
      professionalAssociation,
    })),
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
function holidayYears({ startDate, endDate }: RateBookOf['contract']) {
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

function bonusOf(row: RateBook['vacationBonus'][number]): RateBook['vacationBonus'][number] {
  const { id, province, activeFrom, bonusRelative, bonusAbsolute } = row;
  return { id, province, activeFrom, bonusRelative, bonusAbsolute };
}
