import type { RateBook } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { Tenant } from '../../work.ts';
import {
  christmasBonusRows,
  holidayRows,
  insuranceRows,
  socialSecurityRows,
  type TariffRow,
  tariffRows,
  vacationBonusRows,
  vacationDaysRows,
} from './configuration.store.ts';

/** Whose tariffs, for which federal state and which days. */
export type RateBookOf = {
  organizationId: number;
  province: Province;
  contract: { startDate: string; endDate: string };
};

/** The table rows that a calculation may need: all dated rows of the state, and the holidays of the contract's years. */
export async function rateBookFor(
  tenant: Tenant,
  { organizationId, province, contract }: RateBookOf,
): Promise<RateBook> {
  const here = <Row extends object>(row: Row) => ({ ...row, province });
  const main = await tariffRows(tenant, tenant.actor.mainOrganizationId, province);
  const isMain = organizationId === tenant.actor.mainOrganizationId;
  const own = isMain ? [] : await tariffRows(tenant, organizationId, province);
  const vacationDays = await vacationDaysRows(tenant, province);
  const holidays = await holidayRows(tenant, { province, ...holidayYears(contract) });
  return {
    tariffs: tariffsInForce(main, own).map((row) => tariffOf(row, province)),
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
    holidays: holidays.map(here),
  };
}

/** The rates that are the same in every federal state. */
export async function tenantWideRates(tenant: Tenant): Promise<Pick<RateBook, 'socialSecurity' | 'insurances'>> {
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

function tariffOf(row: TariffRow, province: Province): RateBook['tariffs'][number] {
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
