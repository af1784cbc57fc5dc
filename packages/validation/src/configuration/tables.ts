import type { ColumnKind } from './columns.ts';

type Table = {
  /** in the names of the facade: `add<Name>`, `remove<Name>`, `paginated<Name>` */
  name: string;
  /** the key of a row, together with its day. Rows with equal values here are a series, in which the latest counts. */
  series: readonly string[];
  /** the column with the day from which a row counts; a holiday is this day itself */
  day: 'activeFrom' | 'date';
  /** false: the rows belong to the main organization; true: every organization may keep rows of its own */
  perOrganization: boolean;
  columns: { readonly [column: string]: ColumnKind };
};

/**
 * The eight configuration tables, described once: schemas, lists, facade, screens, import and export derive from
 * this table. Each is a database table of its own. Source: docs/domain.md, Configuration tables.
 */
export const configurationTables = {
  tariff: {
    name: 'Tariff',
    series: ['province'],
    day: 'activeFrom',
    perOrganization: true,
    columns: {
      activeFrom: 'day',
      province: 'province',
      workdaysPerYear: 'daysPerYear',
      startNight: 'clock',
      endNight: 'clock',
      basisForBonusCalculation: 'basis',
      nightBonusRelative: 'bonus',
      nightBonusAbsolute: 'eurPerHour',
      sundayBonusRelative: 'bonus',
      sundayBonusAbsolute: 'eurPerHour',
      sundayNightBonusRelative: 'bonus',
      sundayNightBonusAbsolute: 'eurPerHour',
      holidayBonusRelative: 'bonus',
      holidayBonusAbsolute: 'eurPerHour',
      holidayNightBonusRelative: 'bonus',
      holidayNightBonusAbsolute: 'eurPerHour',
    },
  },
  wage: {
    name: 'Wage',
    series: ['province', 'payGroup'],
    day: 'activeFrom',
    perOrganization: true,
    columns: { activeFrom: 'day', province: 'provinceOrAll', payGroup: 'payGroup', hourlyWage: 'wage' },
  },
  socialSecurity: {
    name: 'SocialSecurity',
    series: [],
    day: 'activeFrom',
    perOrganization: false,
    columns: { activeFrom: 'day', value: 'fraction' },
  },
  liabilityInsurance: {
    name: 'LiabilityInsurance',
    series: [],
    day: 'activeFrom',
    perOrganization: false,
    columns: { activeFrom: 'day', liabilityInsurance: 'fraction', professionalAssociation: 'fraction' },
  },
  vacationBonus: {
    name: 'VacationBonus',
    series: ['province'],
    day: 'activeFrom',
    perOrganization: false,
    columns: { activeFrom: 'day', province: 'province', bonusRelative: 'fraction', bonusAbsolute: 'eur' },
  },
  christmasBonus: {
    name: 'ChristmasBonus',
    series: ['province'],
    day: 'activeFrom',
    perOrganization: false,
    columns: { activeFrom: 'day', province: 'province', bonusRelative: 'fraction', bonusAbsolute: 'eur' },
  },
  vacationDays: {
    name: 'VacationDays',
    series: ['province', 'lengthOfEmployment'],
    day: 'activeFrom',
    perOrganization: false,
    columns: { activeFrom: 'day', province: 'province', lengthOfEmployment: 'years', days: 'daysPerYear' },
  },
  holiday: {
    name: 'Holidays',
    series: ['province'],
    day: 'date',
    perOrganization: false,
    columns: { date: 'day', province: 'province' },
  },
} as const satisfies { [key: string]: Table };

export type ConfigurationTables = typeof configurationTables;
export type TableKey = keyof ConfigurationTables;
export const tableKeys = Object.keys(configurationTables) as [TableKey, ...TableKey[]];
/** The column names of a table. */
export type ColumnOf<Key extends TableKey> = keyof ConfigurationTables[Key]['columns'] & string;
