import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { BonusBasis, Province } from '@zuschlag/validation/vocabulary';
import type { ServerLanguage } from './server-words.ts';

/** What the configuration tables are called in files and by programs: headings, states, bases. Both languages, complete by type. */
type Words = { [language in ServerLanguage]: string };
/** The first name of a language is the one that is written, all of them are read. */
type Names = { [language in ServerLanguage]: readonly [string, ...string[]] };

export const tableNames: { [table in TableKey]: Names } = {
  tariff: { de: ['Tarif', 'Tarife'], en: ['Tariff', 'Tariffs'] },
  socialSecurity: { de: ['Sozialversicherung'], en: ['Social security'] },
  liabilityInsurance: { de: ['Haftpflicht', 'Haftpflichtversicherung'], en: ['Liability insurance', 'Liability'] },
  vacationBonus: { de: ['Urlaubsgeld'], en: ['Vacation bonus', 'Holiday pay'] },
  christmasBonus: { de: ['Weihnachtsgeld'], en: ['Christmas bonus'] },
  vacationDays: { de: ['Urlaubstage'], en: ['Vacation days'] },
  holiday: { de: ['Feiertage', 'Feiertag'], en: ['Holidays', 'Public holidays', 'Holiday'] },
};

/** Headings without their unit, which stands behind them: `in %`, `(€/h)`. */
const columnNames: { [column: string]: Names } = {
  activeFrom: { de: ['Gültig ab', 'Gilt ab', 'Aktiv ab', 'Ab'], en: ['Valid from', 'Active from', 'From'] },
  province: { de: ['Bundesland', 'Land'], en: ['Federal state', 'State', 'Province'] },
  workdaysPerYear: {
    de: [
      'Bezahlte Tage im Jahr',
      'Bezahlte Tage',
      'Arbeitstage im Jahr',
      'Arbeitstage pro Jahr',
      'Arbeitstage',
      'Tage/Jahr',
      'Tage',
    ],
    en: ['Paid days per year', 'Paid days a year', 'Workdays per year', 'Workdays', 'Days/year', 'Days'],
  },
  startNight: {
    de: ['Nacht ab', 'Nacht von', 'Nachtbeginn', 'Beginn Nacht'],
    en: ['Night from', 'Start of night', 'Night starts', 'Start night'],
  },
  endNight: {
    de: ['Nacht bis', 'Nachtende', 'Ende Nacht'],
    en: ['Night until', 'Night to', 'End of night', 'Night ends', 'End night'],
  },
  basisForBonusCalculation: {
    de: ['Zuschlagsbasis', 'Basis', 'Basis der Zuschläge'],
    en: ['Bonus basis', 'Basis', 'Basis of bonuses', 'Basis for bonus calculation'],
  },
  nightBonusRelative: bonus('Nacht', 'Night', 'relativ', 'relative'),
  nightBonusAbsolute: bonus('Nacht', 'Night', 'absolut', 'absolute'),
  sundayBonusRelative: bonus('Sonntag', 'Sunday', 'relativ', 'relative'),
  sundayBonusAbsolute: bonus('Sonntag', 'Sunday', 'absolut', 'absolute'),
  sundayNightBonusRelative: bonus('Sonntagnacht', 'Sunday night', 'relativ', 'relative'),
  sundayNightBonusAbsolute: bonus('Sonntagnacht', 'Sunday night', 'absolut', 'absolute'),
  holidayBonusRelative: bonus('Feiertag', 'Holiday', 'relativ', 'relative'),
  holidayBonusAbsolute: bonus('Feiertag', 'Holiday', 'absolut', 'absolute'),
  holidayNightBonusRelative: bonus('Feiertagnacht', 'Holiday night', 'relativ', 'relative'),
  holidayNightBonusAbsolute: bonus('Feiertagnacht', 'Holiday night', 'absolut', 'absolute'),
  value: {
    de: ['Arbeitgeberanteil', 'Sozialversicherung', 'Wert'],
    en: ['Employer share', "Employer's share", 'Social security', 'Value'],
  },
  liabilityInsurance: { de: ['Haftpflicht', 'Haftpflichtversicherung'], en: ['Liability insurance', 'Liability'] },
  professionalAssociation: {
    de: ['Berufsgenossenschaft', 'BG'],
    en: ['Professional association', "Employers' liability association"],
  },
  bonusRelative: {
    de: ['Anteil vom Lohn', 'Anteil am Urlaubsentgelt', 'Anteil am Monatslohn', 'Bonus relativ', 'Anteil', 'Relativ'],
    en: [
      'Share of wage',
      'Share of the wage',
      'Share of vacation pay',
      "Share of a month's pay",
      'Bonus relative',
      'Relative bonus',
      'Relative',
    ],
  },
  bonusAbsolute: {
    de: ['Betrag im Jahr', 'Bonus absolut', 'Betrag', 'Absolut'],
    en: ['Amount per year', 'Amount a year', 'Bonus absolute', 'Absolute bonus', 'Amount', 'Absolute'],
  },
  lengthOfEmployment: {
    de: ['Ab Jahren im Betrieb', 'Betriebszugehörigkeit', 'Jahre im Betrieb', 'Betriebsjahre'],
    en: ['From years of employment', 'Length of employment', 'Years of employment', 'From years in the company'],
  },
  days: {
    de: ['Tage im Jahr', 'Urlaubstage', 'Tage'],
    en: ['Days per year', 'Days a year', 'Vacation days', 'Days'],
  },
  date: { de: ['Tag', 'Datum', 'Feiertag'], en: ['Day', 'Date', 'Holiday'] },
  organization: { de: ['Gesellschaft'], en: ['Organization', 'Organisation', 'Company'] },
};

function bonus(de: string, en: string, deKind: string, enKind: string): Names {
  return {
    de: [de, `${de}zuschlag`, `${de} ${deKind}`, `${de}zuschlag ${deKind}`, `Zuschlag ${de}`],
    en: [en, `${en} bonus`, `${en} ${enKind}`, `${en} bonus ${enKind}`, `${en} supplement`],
  };
}

/** @returns every name under which a column is read, its own key included; its unit is not part of them */
export function namesOfColumn(column: string): string[] {
  const names = columnNames[column];
  return names ? [...names.de, ...names.en, column] : [column];
}

/** @returns the name under which a column is written, without its unit */
export function columnName(column: string, language: ServerLanguage): string {
  return columnNames[column]?.[language][0] ?? column;
}

export const provinceNames: { [province in Province]: Words } = {
  'DE-BB': { de: 'Brandenburg', en: 'Brandenburg' },
  'DE-BE': { de: 'Berlin', en: 'Berlin' },
  'DE-BW': { de: 'Baden-Württemberg', en: 'Baden-Württemberg' },
  'DE-BY': { de: 'Bayern', en: 'Bavaria' },
  'DE-HB': { de: 'Bremen', en: 'Bremen' },
  'DE-HE': { de: 'Hessen', en: 'Hesse' },
  'DE-HH': { de: 'Hamburg', en: 'Hamburg' },
  'DE-MV': { de: 'Mecklenburg-Vorpommern', en: 'Mecklenburg-Western Pomerania' },
  'DE-NI': { de: 'Niedersachsen', en: 'Lower Saxony' },
  'DE-NW': { de: 'Nordrhein-Westfalen', en: 'North Rhine-Westphalia' },
  'DE-RP': { de: 'Rheinland-Pfalz', en: 'Rhineland-Palatinate' },
  'DE-SH': { de: 'Schleswig-Holstein', en: 'Schleswig-Holstein' },
  'DE-SL': { de: 'Saarland', en: 'Saarland' },
  'DE-SN': { de: 'Sachsen', en: 'Saxony' },
  'DE-ST': { de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt' },
  'DE-TH': { de: 'Thüringen', en: 'Thuringia' },
};

/** What the relative supplements of a tariff count from. */
export const basisNames: { [basis in BonusBasis]: Names } = {
  BASEWAGE: { de: ['Grundlohn', 'Basislohn', 'Tariflohn'], en: ['Base wage', 'Basic wage'] },
  HOURLYWAGE: {
    de: ['Stundenlohn mit Zulage', 'Stundenlohn'],
    en: ['Hourly wage with allowance', 'Hourly wage incl. allowance', 'Hourly wage'],
  },
};
