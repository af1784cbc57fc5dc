import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { BonusBasis } from '@zuschlag/validation/vocabulary';
import type { Message, MessagesOf } from './message.ts';

/** The names of the configuration tables, their columns and their choices, for screens, files and programs. */
export const tableNames: MessagesOf<TableKey> = {
  tariff: { de: 'Tarif', en: 'Tariff' },
  wage: { de: 'Entgelttabelle', en: 'Wage table' },
  socialSecurity: { de: 'Sozialversicherung', en: 'Social security' },
  liabilityInsurance: { de: 'Haftpflicht', en: 'Liability insurance' },
  vacationBonus: { de: 'Urlaubsgeld', en: 'Vacation bonus' },
  christmasBonus: { de: 'Weihnachtsgeld', en: 'Christmas bonus' },
  vacationDays: { de: 'Urlaubstage', en: 'Vacation days' },
  holiday: { de: 'Feiertage', en: 'Public holidays' },
};

/** The reference for the relative supplements of a tariff. */
export const basisNames: MessagesOf<BonusBasis> = {
  BASEWAGE: { de: 'Grundlohn', en: 'Base wage' },
  HOURLYWAGE: { de: 'Stundenlohn mit Zulage', en: 'Hourly wage with allowance' },
};

/** Names without units. `table.column` comes first where a column means different things in two tables. */
const columnNames: { readonly [column: string]: Message } = {
  activeFrom: { de: 'Gültig ab', en: 'Valid from' },
  province: { de: 'Bundesland', en: 'Federal state' },
  payGroup: { de: 'Lohngruppe', en: 'Pay group' },
  hourlyWage: { de: 'Stundenlohn', en: 'Hourly wage' },
  workdaysPerYear: { de: 'Bezahlte Tage im Jahr', en: 'Paid days per year' },
  startNight: { de: 'Nacht ab', en: 'Night from' },
  endNight: { de: 'Nacht bis', en: 'Night until' },
  basisForBonusCalculation: { de: 'Zuschlagsbasis', en: 'Bonus basis' },
  nightBonusRelative: { de: 'Nacht', en: 'Night' },
  nightBonusAbsolute: { de: 'Nacht', en: 'Night' },
  sundayBonusRelative: { de: 'Sonntag', en: 'Sunday' },
  sundayBonusAbsolute: { de: 'Sonntag', en: 'Sunday' },
  sundayNightBonusRelative: { de: 'Sonntagnacht', en: 'Sunday night' },
  sundayNightBonusAbsolute: { de: 'Sonntagnacht', en: 'Sunday night' },
  holidayBonusRelative: { de: 'Feiertag', en: 'Holiday' },
  holidayBonusAbsolute: { de: 'Feiertag', en: 'Holiday' },
  holidayNightBonusRelative: { de: 'Feiertagnacht', en: 'Holiday night' },
  holidayNightBonusAbsolute: { de: 'Feiertagnacht', en: 'Holiday night' },
  value: { de: 'Arbeitgeberanteil', en: 'Employer share' },
  liabilityInsurance: { de: 'Haftpflicht', en: 'Liability insurance' },
  professionalAssociation: { de: 'Berufsgenossenschaft', en: 'Professional association' },
  'vacationBonus.bonusRelative': { de: 'Anteil am Urlaubsentgelt', en: 'Share of vacation pay' },
  'christmasBonus.bonusRelative': { de: 'Anteil am Monatslohn', en: "Share of a month's pay" },
  bonusAbsolute: { de: 'Betrag im Jahr', en: 'Amount per year' },
  lengthOfEmployment: { de: 'Ab Jahren im Betrieb', en: 'From years of employment' },
  days: { de: 'Tage im Jahr', en: 'Days per year' },
  date: { de: 'Tag', en: 'Day' },
  organization: { de: 'Gesellschaft', en: 'Organization' },
};

const units: { readonly [kind in ColumnKind | 'organization']?: string } = {
  fraction: '%',
  bonus: '%',
  eur: '€',
  eurPerHour: '€/h',
  wage: '€/h',
};

/**
 * The name of a column without its unit. @throws {Error} when a table has a column without a name, which is a mistake in
 * this file
 */
export function columnName(table: TableKey, column: string): Message {
  const name = columnNames[`${table}.${column}`] ?? columnNames[column];
  if (!name) throw new Error(`no name for the column ${table}.${column}`);
  return name;
}

/** The name of a column with the unit of its kind, `Nacht in €/h`, as files show it. */
export function columnHeading(table: TableKey, column: string, kind: ColumnKind | 'organization'): Message {
  const name = columnName(table, column);
  const unit = units[kind];
  return unit ? { de: `${name.de} in ${unit}`, en: `${name.en} in ${unit}` } : name;
}
