import { germanPublicHolidays } from '@zuschlag/calc-engine';
import type { TenantClient } from '@zuschlag/db/client';
import { type Province, type ProvinceOrAll, provinces } from '@zuschlag/validation/vocabulary';
import { dateOf } from '../database/date-columns.ts';
import type { OrganizationKey, PersonKey } from '../testing/people.ts';
import type { Cast } from '../testing/scenario.ts';
import { seedHistory } from './configuration-history.ts';

/**
 * DEMO DATA, neither legal nor tariff advice: rates in the size of real ones, so that the demo prices look like prices.
 * Before real use every row is replaced by the rates that apply.
 */

type Bonuses = readonly [night: number, sunday: number, sundayNight: number, holiday: number, holidayNight: number];
type DemoTariff = {
  /** whose it is; left out, the main organization's */
  organization?: OrganizationKey;
  province: Province;
  activeFrom?: string;
  night?: readonly [start: string, end: string];
  bonuses: Bonuses;
  workdaysPerYear?: number;
  basis?: 'BASEWAGE' | 'HOURLYWAGE';
};

// Each bonus is the complete one of its period: nothing is added up across periods.
const tariffs: readonly DemoTariff[] = [
  { province: 'DE-NW', bonuses: [0.05, 0.5, 0.55, 1, 1.05] },
  { province: 'DE-BY', night: ['20:00', '06:00'], bonuses: [0.23, 0.26, 0.26, 1, 1], workdaysPerYear: 264 },
  { province: 'DE-BW', night: ['20:00', '06:00'], bonuses: [0.15, 0.35, 0.5, 1, 1.15] },
  { province: 'DE-BE', bonuses: [0.1, 0.25, 0.35, 0.5, 0.6], basis: 'HOURLYWAGE' },
  { province: 'DE-SN', night: ['23:00', '06:00'], bonuses: [0.1, 0.25, 0.35, 0.5, 0.6] },
  { province: 'DE-SH', night: ['20:00', '06:00'], bonuses: [0.1, 0.5, 0.6, 1, 1.1] },
  { province: 'DE-SH', activeFrom: '2026-01-01', night: ['20:00', '06:00'], bonuses: [0.15, 0.5, 0.65, 1, 1.15] },
  { province: 'DE-NW', activeFrom: '2027-05-01', bonuses: [0.1, 0.5, 0.6, 1, 1.1] },
  // Kept by the company itself, which pays better than the state's tariff.
  { organization: 'mitte', province: 'DE-SN', activeFrom: '2025-07-01', bonuses: [0.15, 0.3, 0.45, 0.6, 0.75] },
  { organization: 'mitte', province: 'DE-SN', activeFrom: '2027-03-01', bonuses: [0.15, 0.35, 0.5, 0.75, 0.9] },
];

type DemoWage = { organization?: OrganizationKey; province: ProvinceOrAll; payGroup: string; years: readonly Step[] };
type Step = readonly [activeFrom: string, hourlyWage: number];

// The services of the demo name these groups, so that a tariff step moves them; they are paid at least as much.
const wages: readonly DemoWage[] = [
  {
    province: 'DE',
    payGroup: 'Objektschutz, Gruppe 2',
    years: [
      ['2025-01-01', 13.6],
      ['2026-01-01', 14.1],
      ['2027-01-01', 14.8],
    ],
  },
  {
    province: 'DE',
    payGroup: 'Revierdienst, Gruppe 2',
    years: [
      ['2025-01-01', 13.8],
      ['2026-01-01', 14.3],
      ['2027-01-01', 14.9],
    ],
  },
  {
    province: 'DE',
    payGroup: 'Empfang, Gruppe 1',
    years: [
      ['2026-01-01', 14],
      ['2027-01-01', 14.7],
    ],
  },
  {
    province: 'DE-BW',
    payGroup: 'Objektschutz, Gruppe 2',
    years: [
      ['2026-01-01', 14.5],
      ['2027-01-01', 15.14],
    ],
  },
  {
    province: 'DE-NW',
    payGroup: 'Objektschutz, Gruppe 2',
    years: [
      ['2026-01-01', 14.45],
      ['2027-01-01', 15.11],
    ],
  },
  {
    organization: 'mitte',
    province: 'DE-SN',
    payGroup: 'Objektschutz, Gruppe 2',
    years: [
      ['2026-01-01', 14.5],
      ['2027-01-01', 15.1],
    ],
  },
];

const vacation = [
  { lengthOfEmployment: 0, days: 26 },
  { lengthOfEmployment: 3, days: 28 },
  { lengthOfEmployment: 6, days: 30 },
];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const holidayYears = [2025, 2026, 2027, 2028, 2029, 2030, 2031];

const costParameters = {
  averageHoursWorkedPerMonth: 173,
  trainingDays: 2,
  yearlyTrainingCosts: 120,
  sickDays: 15,
  employeeFluctuation: 0.25,
  yearlyUniformCosts: 180,
  otherMaterialCosts: 60,
  averageLengthOfEmployment: 3,
  carCostsPerMinute: 0.12,
  otherCostsPerMinute: 0.02,
};

/**
 * Fills the eight tables of the demo tenant, each row typed in some weeks before it counts, and every organization's
 * default cost parameters. One company keeps tariffs and wages of its own.
 */
export async function seedConfiguration(db: TenantClient, demo: Cast, today: Date): Promise<void> {
  const { mainOrganizationId, organizations, people } = demo;
  const typedIn = (activeFrom: string, by: PersonKey = 'configAdmin') => ({
    mainOrganizationId,
    activeFrom: dateOf(activeFrom),
    createdById: people[by].userId,
    createdAt: weeksBefore(activeFrom, today),
  });
  const tenant = { mainOrganizationId };
  const since = typedIn('2025-01-01');
  await db.user.update({ where: { id: people.mitteEditor.userId }, data: { isConfigAdmin: true } });
  await db.tariff.createMany({
    data: tariffs.map(({ organization = 'holding', activeFrom = '2025-01-01', ...tariff }) => ({
      ...typedIn(activeFrom, organization === 'holding' ? 'configAdmin' : 'mitteEditor'),
      organizationId: organizations[organization].id,
      ...rowOf(tariff),
    })),
  });
  await db.wage.createMany({
    data: wages.flatMap(({ organization = 'holding', years, ...wage }) =>
      years.map(([activeFrom, hourlyWage]) => ({
        ...typedIn(activeFrom, organization === 'holding' ? 'configAdmin' : 'mitteEditor'),
        ...{ ...wage, hourlyWage, organizationId: organizations[organization].id },
      })),
    ),
  });
  // The last one counts when most of the calculated contracts begin.
  await db.socialSecurity.createMany({
    data: [
      { ...since, value: 0.211 },
      { ...typedIn('2026-01-01'), value: 0.214 },
      { ...typedIn('2027-01-01'), value: 0.217 },
    ],
  });
  await db.liabilityInsurance.create({ data: { ...since, liabilityInsurance: 0.01, professionalAssociation: 0.0165 } });
  await db.vacationDays.createMany({
    data: provinces.flatMap((province) => vacation.map((step) => ({ ...since, province, ...step }))),
  });
  // Entered as none; of Schleswig-Holstein nothing is entered, so that its prices carry a warning.
  const withoutBonus = (['DE-NW', 'DE-BE', 'DE-SN'] as const).map((province) => ({
    ...{ ...since, province, bonusRelative: 0, bonusAbsolute: 0 },
  }));
  await db.vacationBonus.createMany({
    data: [
      { ...since, province: 'DE-BY', bonusRelative: 0, bonusAbsolute: 150 },
      { ...since, province: 'DE-BW', bonusRelative: 0.1, bonusAbsolute: 0 },
      ...withoutBonus,
    ],
  });
  await db.christmasBonus.createMany({
    data: [
      { ...since, province: 'DE-BY', bonusRelative: 0, bonusAbsolute: 200 },
      { ...since, province: 'DE-BW', bonusRelative: 0.25, bonusAbsolute: 0 },
      ...withoutBonus,
    ],
  });
  await db.holiday.createMany({
    data: provinces.flatMap((province) =>
      holidayYears.flatMap((year) =>
        germanPublicHolidays(year, province).map((day) => ({
          ...tenant,
          province,
          date: dateOf(day),
          createdById: since.createdById,
          createdAt: since.createdAt,
        })),
      ),
    ),
  });
  await db.organizationCostParameters.createMany({
    data: Object.values(organizations).map(({ id }) => ({ ...tenant, organizationId: id, ...costParameters })),
  });
  await seedHistory(db, mainOrganizationId);
}

/** Rates are announced about seven weeks before they count; nothing was typed in after today. */
function weeksBefore(activeFrom: string, today: Date): Date {
  const announced = dateOf(activeFrom).getTime() - 47 * DAY + 9 * HOUR;
  const lately = Math.floor(today.getTime() / DAY - 4) * DAY + 10 * HOUR;
  return new Date(Math.min(announced, lately));
}

function rowOf(tariff: Omit<DemoTariff, 'organization' | 'activeFrom'>) {
  const { province, night = ['22:00', '06:00'], workdaysPerYear = 261, basis = 'BASEWAGE' } = tariff;
  const [nightBonus, sunday, sundayNight, holiday, holidayNight] = tariff.bonuses;
  return {
    province,
    workdaysPerYear,
    startNight: night[0],
    endNight: night[1],
    basisForBonusCalculation: basis,
    nightBonusRelative: nightBonus,
    nightBonusAbsolute: 0,
    sundayBonusRelative: sunday,
    sundayBonusAbsolute: 0,
    sundayNightBonusRelative: sundayNight,
    sundayNightBonusAbsolute: 0,
    holidayBonusRelative: holiday,
    holidayBonusAbsolute: 0,
    holidayNightBonusRelative: holidayNight,
    holidayNightBonusAbsolute: 0,
  };
}
