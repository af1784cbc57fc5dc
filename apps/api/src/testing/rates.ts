import { germanPublicHolidays } from '@zuschlag/calc-engine';
import { inTenant, type TenantClient } from '@zuschlag/db/client';
import { type CostParameters, noOverheads } from '@zuschlag/validation/organizations/organizations';
import type { Province } from '@zuschlag/validation/vocabulary';
import { dateOf } from '../database/date-columns.ts';
import type { OrganizationKey } from './people.ts';
import type { ScenarioTenant } from './scenario.ts';

/** Invented, with round numbers, so that a price can be checked by hand. */
export const plainParameters: CostParameters = {
  averageHoursWorkedPerMonth: 170,
  trainingDays: 2,
  yearlyTrainingCosts: 120,
  sickDays: 10,
  employeeFluctuation: 0.25,
  yearlyUniformCosts: 180,
  otherMaterialCosts: 60,
  averageLengthOfEmployment: 3,
  carCostsPerMinute: 0.12,
  otherCostsPerMinute: 0.02,
  ...noOverheads,
};

export type TariffPlan = { province?: Province; activeFrom?: string; workdaysPerYear?: number; nightBonus?: number };

/** Fills all tables but that of the wages of a tenant for some federal states, in force long before any contract. */
export async function withRates(
  { database, mainOrganizationId, organizations }: ScenarioTenant,
  {
    provinces = ['DE-NW'],
    years = [2026, 2027, 2028, 2029],
    withoutDefaults = [],
  }: { provinces?: Province[]; years?: number[]; withoutDefaults?: OrganizationKey[] } = {},
): Promise<void> {
  const activeFrom = dateOf('2020-01-01');
  const here = { mainOrganizationId, activeFrom };
  await inTenant(database, mainOrganizationId, async (db) => {
    await db.socialSecurity.create({ data: { ...here, value: 0.21 } });
    await db.liabilityInsurance.create({
      data: { ...here, liabilityInsurance: 0.01, professionalAssociation: 0.0165 },
    });
    for (const [key, { id: organizationId }] of Object.entries(organizations)) {
      if (withoutDefaults.includes(key as OrganizationKey)) continue;
      await db.organizationCostParameters.create({ data: { ...plainParameters, organizationId, mainOrganizationId } });
    }
    for (const province of provinces) {
      await insertTariff(db, mainOrganizationId, mainOrganizationId, { province });
      const bonus = { ...here, province, bonusRelative: 0, bonusAbsolute: 0 };
      await db.vacationBonus.create({ data: bonus });
      await db.christmasBonus.create({ data: bonus });
      await db.vacationDays.createMany({
        data: [
          { ...here, province, lengthOfEmployment: 0, days: 26 },
          { ...here, province, lengthOfEmployment: 3, days: 28 },
        ],
      });
      const days = years.flatMap((year) => germanPublicHolidays(year, province));
      await db.holiday.createMany({ data: days.map((day) => ({ mainOrganizationId, province, date: dateOf(day) })) });
    }
  });
}

/** A tariff of one organization beside what `withRates` gave the main organization. */
export async function withTariff(
  { database, mainOrganizationId }: ScenarioTenant,
  organizationId: number,
  plan: TariffPlan,
): Promise<void> {
  await inTenant(database, mainOrganizationId, (db) => insertTariff(db, mainOrganizationId, organizationId, plan));
}

async function insertTariff(
  db: TenantClient,
  mainOrganizationId: number,
  organizationId: number,
  { province = 'DE-NW', activeFrom = '2020-01-01', workdaysPerYear = 260, nightBonus = 0.1 }: TariffPlan,
): Promise<void> {
  await db.tariff.create({
    data: {
      mainOrganizationId,
      organizationId,
      province,
      activeFrom: dateOf(activeFrom),
      workdaysPerYear,
      startNight: '22:00',
      endNight: '06:00',
      basisForBonusCalculation: 'BASEWAGE',
      nightBonusRelative: nightBonus,
      nightBonusAbsolute: 0,
      sundayBonusRelative: 0.25,
      sundayBonusAbsolute: 0,
      sundayNightBonusRelative: 0.35,
      sundayNightBonusAbsolute: 0,
      holidayBonusRelative: 0.5,
      holidayBonusAbsolute: 0,
      holidayNightBonusRelative: 0.6,
      holidayNightBonusAbsolute: 0,
    },
  });
}
