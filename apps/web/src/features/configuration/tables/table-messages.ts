import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';

/** The seven tables as people say them. */
export const tableMessages: Record<TableKey, MessageDescriptor> = {
  tariff: msg`Tarif`,
  socialSecurity: msg`Sozialversicherung`,
  liabilityInsurance: msg`Haftpflicht`,
  vacationBonus: msg`Urlaubsgeld`,
  christmasBonus: msg`Weihnachtsgeld`,
  vacationDays: msg`Urlaubstage`,
  holiday: msg`Feiertage`,
};

/** Every column of every table; where a name means different things in two tables, `table.column` comes first. */
const columnMessages: Record<string, MessageDescriptor> = {
  activeFrom: msg`Gültig ab`,
  province: msg`Bundesland`,
  workdaysPerYear: msg`Bezahlte Tage im Jahr`,
  startNight: msg`Nacht ab`,
  endNight: msg`Nacht bis`,
  basisForBonusCalculation: msg`Zuschlagsbasis`,
  nightBonusRelative: msg`Nacht in %`,
  nightBonusAbsolute: msg`Nacht in €/h`,
  sundayBonusRelative: msg`Sonntag in %`,
  sundayBonusAbsolute: msg`Sonntag in €/h`,
  sundayNightBonusRelative: msg`Sonntagnacht in %`,
  sundayNightBonusAbsolute: msg`Sonntagnacht in €/h`,
  holidayBonusRelative: msg`Feiertag in %`,
  holidayBonusAbsolute: msg`Feiertag in €/h`,
  holidayNightBonusRelative: msg`Feiertagnacht in %`,
  holidayNightBonusAbsolute: msg`Feiertagnacht in €/h`,
  'socialSecurity.value': msg`Arbeitgeberanteil`,
  liabilityInsurance: msg`Haftpflicht`,
  professionalAssociation: msg`Berufsgenossenschaft`,
  'vacationBonus.bonusRelative': msg`Anteil am Urlaubsentgelt`,
  'christmasBonus.bonusRelative': msg`Anteil am Monatslohn`,
  bonusAbsolute: msg`Betrag im Jahr`,
  lengthOfEmployment: msg`Ab Jahren im Betrieb`,
  days: msg`Tage im Jahr`,
  date: msg`Tag`,
};

/** @returns the name of a column of a table */
export function columnMessage(table: TableKey, column: string): MessageDescriptor {
  const words = columnMessages[`${table}.${column}`] ?? columnMessages[column];
  if (!words) throw new Error(`no words for the column ${table}.${column}`);
  return words;
}

/** @returns the columns of a table with their kinds, in the order every list shows them */
export function columnsOf(table: TableKey): [string, ColumnKind][] {
  return Object.entries<ColumnKind>(configurationTables[table].columns);
}

/** What the relative supplements of a tariff count from. */
export const basisMessages = { BASEWAGE: msg`Grundlohn`, HOURLYWAGE: msg`Stundenlohn mit Zulage` };

/** A supplement, whose two halves stand in one column. */
const pairMessages: Record<string, MessageDescriptor> = {
  nightBonusRelative: msg`Nacht`,
  sundayBonusRelative: msg`Sonntag`,
  sundayNightBonusRelative: msg`Sonntag Nacht`,
  holidayBonusRelative: msg`Feiertag`,
  holidayNightBonusRelative: msg`Feiertag Nacht`,
};

/** @returns the period of a supplement, by the column of its relative half */
export function pairMessage(relative: string): MessageDescriptor {
  const words = pairMessages[relative];
  if (!words) throw new Error(`no words for the supplement ${relative}`);
  return words;
}

/** Both ends of the night in one column. */
export const windowMessage: MessageDescriptor = msg`Nachtfenster`;

/** Where a list has no room for the whole name of a column. */
export const shortMessages: Record<string, MessageDescriptor> = {
  workdaysPerYear: msg`Tage`,
  basisForBonusCalculation: msg`Basis`,
  sundayNightBonusRelative: msg`So. Nacht`,
  holidayNightBonusRelative: msg`Fei. Nacht`,
};
export const shortBasisMessages = { BASEWAGE: msg`Grundlohn`, HOURLYWAGE: msg`mit Zulage` };
