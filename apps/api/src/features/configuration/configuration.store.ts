import type { BonusBasis } from '@zuschlag/db/generated/enums';
import type { Province, ProvinceOrAll } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../context.ts';

type Dated = { id: string; activeFrom: string };
type OfProvince = Dated & { province: Province };
type BonusRow = OfProvince & { bonusRelative: number; bonusAbsolute: number };

export type TariffRow = OfProvince & {
  organizationId: number;
  workdaysPerYear: number;
  startNight: string;
  endNight: string;
  basisForBonusCalculation: BonusBasis;
} & {
  [period in `${'night' | 'sunday' | 'sundayNight' | 'holiday' | 'holidayNight'}Bonus${'Relative' | 'Absolute'}`]: number;
};

/** Rates that are the same in every federal state, in order of their day. */
export type TenantWideRows = {
  socialSecurity: (Dated & { value: number })[];
  insurances: (Dated & { liabilityInsurance: number; professionalAssociation: number })[];
};

/** A row of the wage table; `DE` counts in every federal state. */
export type WageColumns = Dated & {
  organizationId: number;
  province: ProvinceOrAll;
  payGroup: string;
  hourlyWage: number;
};

/** The rows of the tables that books are put together from, in order of their day; of all the states asked for. */
export type RateRows = TenantWideRows & {
  tariffs: TariffRow[];
  vacationBonus: BonusRow[];
  christmasBonus: BonusRow[];
  vacationDays: (OfProvince & { lengthOfEmployment: number; days: number })[];
  holidays: { id: string; province: Province; date: string }[];
  wages: WageColumns[];
};

/** What is read: `payGroups` are those of services whose wage follows the table, so that others read no wage. */
export type RateRowsOf = {
  organizationIds: readonly number[];
  provinces: readonly Province[];
  payGroups: readonly string[] | 'all';
  from: string;
  until: string;
};

/**
 * All of them in one statement. Tariffs and wages are those of the main organization and of the organizations named; the
 * other tables belong to the main organization.
 *
 * @param from, until the days whose holidays are wanted, both counted in
 */
export async function rateRowsOf({ actor: { mainOrganizationId }, db }: TenantDb, of: RateRowsOf): Promise<RateRows> {
  const organizationIds = [mainOrganizationId, ...of.organizationIds];
  const provinces = [...of.provinces];
  const payGroups = of.payGroups === 'all' ? [] : of.payGroups.map((group) => group.toLowerCase());
  const [row] = await db.$queryRaw<[RateRows]>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'organizationId', "organizationId", 'province', province,
          'activeFrom', "activeFrom", 'workdaysPerYear', "workdaysPerYear", 'startNight', "startNight", 'endNight', "endNight",
          'basisForBonusCalculation', "basisForBonusCalculation",
          'nightBonusRelative', "nightBonusRelative", 'nightBonusAbsolute', "nightBonusAbsolute",
          'sundayBonusRelative', "sundayBonusRelative", 'sundayBonusAbsolute', "sundayBonusAbsolute",
          'sundayNightBonusRelative', "sundayNightBonusRelative", 'sundayNightBonusAbsolute', "sundayNightBonusAbsolute",
          'holidayBonusRelative', "holidayBonusRelative", 'holidayBonusAbsolute', "holidayBonusAbsolute",
          'holidayNightBonusRelative', "holidayNightBonusRelative", 'holidayNightBonusAbsolute', "holidayNightBonusAbsolute"
        ) order by "activeFrom"), '[]')
        from tariff where "mainOrganizationId" = ${mainOrganizationId}
          and "organizationId" = any (${organizationIds}::int[]) and province = any (${provinces}::text[])) as tariffs,
      (select coalesce(json_agg(json_build_object('id', id, 'activeFrom', "activeFrom", 'value', value)
          order by "activeFrom"), '[]')
        from social_security where "mainOrganizationId" = ${mainOrganizationId}) as "socialSecurity",
      (select coalesce(json_agg(json_build_object('id', id, 'activeFrom', "activeFrom",
          'liabilityInsurance', "liabilityInsurance", 'professionalAssociation', "professionalAssociation")
          order by "activeFrom"), '[]')
        from liability_insurance where "mainOrganizationId" = ${mainOrganizationId}) as insurances,
      (select coalesce(json_agg(json_build_object('id', id, 'province', province, 'activeFrom', "activeFrom",
          'bonusRelative', "bonusRelative", 'bonusAbsolute', "bonusAbsolute") order by "activeFrom"), '[]')
        from vacation_bonus where "mainOrganizationId" = ${mainOrganizationId}
          and province = any (${provinces}::text[])) as "vacationBonus",
      (select coalesce(json_agg(json_build_object('id', id, 'province', province, 'activeFrom', "activeFrom",
          'bonusRelative', "bonusRelative", 'bonusAbsolute', "bonusAbsolute") order by "activeFrom"), '[]')
        from christmas_bonus where "mainOrganizationId" = ${mainOrganizationId}
          and province = any (${provinces}::text[])) as "christmasBonus",
      (select coalesce(json_agg(json_build_object('id', id, 'province', province, 'activeFrom', "activeFrom",
          'lengthOfEmployment', "lengthOfEmployment", 'days', days) order by "activeFrom", "lengthOfEmployment"), '[]')
        from vacation_days where "mainOrganizationId" = ${mainOrganizationId}
          and province = any (${provinces}::text[])) as "vacationDays",
      (select coalesce(json_agg(json_build_object('id', id, 'province', province, 'date', date) order by date), '[]')
        from holiday where "mainOrganizationId" = ${mainOrganizationId} and province = any (${provinces}::text[])
          and date between ${of.from}::date and ${of.until}::date) as holidays,
      (select coalesce(json_agg(json_build_object('id', id, 'organizationId', "organizationId", 'province', province,
          'payGroup', "payGroup", 'activeFrom', "activeFrom", 'hourlyWage', "hourlyWage") order by "activeFrom", id), '[]')
        from wage where "mainOrganizationId" = ${mainOrganizationId}
          and "organizationId" = any (${organizationIds}::int[]) and province = any (${['DE', ...provinces]}::text[])
          and (${of.payGroups === 'all'} or lower("payGroup") = any (${payGroups}::text[]))) as wages`;
  return row;
}
